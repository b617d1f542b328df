import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { storedSettings, type Settings, type StoredSetting } from './stored-settings.ts'

const stored = <Value extends string | undefined>({ key, initial, decode }: StoredSetting<Value>) =>
  persistentAtom<Value>(key, initial, { encode: (value) => value, decode })

export const $layout = stored(storedSettings.layout)
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
  [$layout, $layoutType, $sidebarType, $iconType, $defaultColor, $secondaryColor, $mix],
  (layout, layoutType, sidebarType, iconType, defaultColor, secondaryColor, mix): Settings => ({
    layout,
    layoutType,
    sidebarType,
    iconType,
    defaultColor,
    secondaryColor,
    mix,
  }),
)
