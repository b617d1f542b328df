import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { storedSettings, type Settings, type StoredSetting } from './stored-settings.ts'

const stored = <Value extends string | undefined>({ key, initial, decode }: StoredSetting<Value>) =>
  persistentAtom<Value>(key, initial, { encode: (value) => value, decode })

// What an admin chose for the panel.
export const $layout = stored(storedSettings.layout)
/** Undefined until it is chosen: then it is ltr, unless the language runs the other way. */
export const $layoutType = stored(storedSettings.layoutType)
/** Undefined until it is chosen: then it is what the layout is made for, which is compact-wrapper for the default one. */
export const $sidebarType = stored(storedSettings.sidebarType)
export const $iconType = stored(storedSettings.iconType)
export const $defaultColor = stored(storedSettings.defaultColor)
export const $secondaryColor = stored(storedSettings.secondaryColor)
export const $mix = stored(storedSettings.mix)
/** The panel's route transition. */
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
