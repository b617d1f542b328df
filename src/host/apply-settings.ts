import type { Appearance } from '../core/theme/appearance.ts'
import { appearanceVariables } from '../core/theme/appearance-variables.ts'
import { layoutUrlOf } from '../core/theme/layout-url.ts'
import { storedSettings, type Settings } from '../core/theme/stored-settings.ts'

const root = document.documentElement

/** Puts the settings on the page's root, for the style sheets. */
export function applySettings({ layout, layoutType, iconType, mix }: Settings): void {
  Object.assign(root.dataset, { layout: layoutUrlOf(layout), layoutType: layoutType ?? 'language', iconType, mix })
}

/** Gives the page's root the variables of an appearance, as the elements give them to theirs. */
export function applyAppearance(appearance: Appearance): void {
  for (const [name, value] of appearanceVariables(appearance)) root.style.setProperty(name, value)
}

/** The colours that an admin chose; nothing where they are the theme's own. */
export function appearanceOf({ defaultColor, secondaryColor }: Settings): Appearance {
  const isOwn = defaultColor === storedSettings.defaultColor.initial && secondaryColor === storedSettings.secondaryColor.initial
  return isOwn ? {} : { colorPrimary: defaultColor, colorSecondary: secondaryColor }
}
