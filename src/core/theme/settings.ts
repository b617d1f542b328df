import { persistentAtom } from '@nanostores/persistent'
import { defaultColors } from './default-colors.ts'

export const layouts = [
  'Dubai',
  'London',
  'Seoul',
  'Los Angeles',
  'Paris',
  'Tokyo',
  'Madrid',
  'Moscow',
  'New York',
  'Singapore',
  'Rome',
  'Barcelona',
  'Sydney',
] as const
export type Layout = (typeof layouts)[number]

export type LayoutType = 'ltr' | 'rtl' | 'box'
export type SidebarType = 'horizontal-wrapper' | 'compact-wrapper'
export type IconType = 'stroke-svg' | 'fill-svg'
export type Mix = 'light-only' | 'dark-sidebar' | 'dark-only'

// What an admin chose for the panel, under the keys and with the defaults of the specification, §3.
export const $layout = persistentAtom<Layout>('layout', 'Dubai')
/** Undefined until it is chosen: then it is ltr, unless the language runs the other way. */
export const $layoutType = persistentAtom<LayoutType | undefined>('layout_type')
export const $sidebarType = persistentAtom<SidebarType>('sidebar_layout', 'compact-wrapper')
export const $iconType = persistentAtom<IconType>('sidebar_icon_type', 'stroke-svg')
export const $defaultColor = persistentAtom('default_color', defaultColors.primary)
export const $secondaryColor = persistentAtom('secondary_color', defaultColors.secondary)
export const $mix = persistentAtom<Mix>('mix_background_layout', 'light-only')
/** The panel's route transition. */
export const $animation = persistentAtom('animation', 'fadeIn')
