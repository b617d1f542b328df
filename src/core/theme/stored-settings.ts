import { defaultColors } from './default-colors.ts'
import { layoutOfUrl } from './layouts.ts'
import type { TextStorage } from '../text-storage.ts'
import type { Layout } from './layouts.ts'

export const layoutTypes = ['ltr', 'rtl', 'box'] as const
export type LayoutType = (typeof layoutTypes)[number]

export const sidebarTypes = ['horizontal-wrapper', 'compact-wrapper'] as const
export type SidebarType = (typeof sidebarTypes)[number]

const iconTypes = ['stroke-svg', 'fill-svg'] as const
type IconType = (typeof iconTypes)[number]

export const mixes = ['light-only', 'dark-sidebar', 'dark-only'] as const
export type Mix = (typeof mixes)[number]

/** A stored setting of the panel's appearance: storage key, default and parser. Invalid values give the default. */
export interface StoredSetting<Value> {
  key: string
  initial: Value
  decode: (text: string) => Value
}

function setting<Value>(key: string, initial: Value, meaningOf: (text: string) => Value | undefined): StoredSetting<Value> {
  return { key, initial, decode: (text) => meaningOf(text) ?? initial }
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text)

const hexColor = (text: string) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined)

/** Storage keys and defaults of the specification, §3. */
export const storedSettings = {
  layout: setting<Layout>('layout', 'Dubai', layoutOfUrl),
  /** Undefined until chosen; the language sets the direction then. */
  layoutType: setting<LayoutType | undefined>('layout_type', undefined, oneOf(layoutTypes)),
  /** Undefined until chosen; the layout's own type applies then. */
  sidebarType: setting<SidebarType | undefined>('sidebar_layout', undefined, oneOf(sidebarTypes)),
  iconType: setting<IconType>('sidebar_icon_type', 'stroke-svg', oneOf(iconTypes)),
  defaultColor: setting('default_color', defaultColors.primary, hexColor),
  secondaryColor: setting('secondary_color', defaultColors.secondary, hexColor),
  mix: setting<Mix>('mix_background_layout', 'light-only', oneOf(mixes)),
}

type ValueOf<Setting> = Setting extends StoredSetting<infer Value> ? Value : never

export type Settings = { [Name in keyof typeof storedSettings]: ValueOf<(typeof storedSettings)[Name]> }

export function readSettings({ read: textOf }: Pick<TextStorage, 'read'>): Settings {
  const read = <Value>({ key, initial, decode }: StoredSetting<Value>): Value => {
    const text = textOf(key)
    return text === undefined ? initial : decode(text)
  }
  return Object.fromEntries(Object.entries(storedSettings).map(([name, one]) => [name, read<unknown>(one)])) as Settings
}
