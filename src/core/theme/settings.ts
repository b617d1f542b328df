import { atom, computed } from 'nanostores'
import { persistentAtom } from '../persistent.ts'
import type { Layout } from './layouts.ts'
import { storedSettings, type Settings, type StoredSetting } from './stored-settings.ts'

const stored = <Value extends string | undefined>({ key, initial, decode }: StoredSetting<Value>) =>
  persistentAtom<Value>(key, initial, { encode: (value) => value, decode })

export const $layout = stored(storedSettings.layout)
/** Layout that the address of the overview names, shown instead of the stored one until that page is left. */
export const $visitedLayout = atom<Layout | undefined>()
/** Undefined until chosen; then ltr, or rtl if the language is right-to-left. */
export const $layoutType = stored(storedSettings.layoutType)
/** Undefined until chosen; the layout's own type applies then, which is compact-wrapper for the default layout. */
export const $sidebarType = stored(storedSettings.sidebarType)
export const $iconType = stored(storedSettings.iconType)
export const $defaultColor = stored(storedSettings.defaultColor)
export const $secondaryColor = stored(storedSettings.secondaryColor)
export const $mix = stored(storedSettings.mix)
/** Route transition of the panel. */
export const $animation = persistentAtom('animation', 'fadeIn')

export const $settings = computed(
  [$layout, $visitedLayout, $layoutType, $sidebarType, $iconType, $defaultColor, $secondaryColor, $mix],
  (layout, visited, layoutType, sidebarType, iconType, defaultColor, secondaryColor, mix): Settings => ({
    layout: visited ?? layout,
    layoutType,
    // The stored type belongs to the stored layout.
    sidebarType: visited ? undefined : sidebarType,
    iconType,
    defaultColor,
    secondaryColor,
    mix,
  }),
)
