import type { Direction } from '../../core/configuration.ts'
import { directionOf, type Locale } from '../../core/i18n/locales.ts'
import type { Appearance } from '../../core/theme/appearance.ts'
import { appearanceVariables } from '../../core/theme/appearance-variables.ts'
import { layoutUrlOf } from '../../core/theme/layouts.ts'
import { storedSettings, type LayoutType, type Settings } from '../../core/theme/stored-settings.ts'

/** Storage key of the chosen language. */
export const localeKey = 'locale'

const root = document.documentElement

/** Writes the settings to data attributes of the page root, for the style sheets. */
export function applySettings({ layout, layoutType, iconType, mix }: Settings): void {
  Object.assign(root.dataset, { layout: layoutUrlOf(layout), layoutType: layoutType ?? 'language', iconType, mix })
}

/** Sets the CSS variables of an appearance on the page root. Elements set the same variables on their own roots. */
export function applyAppearance(appearance: Appearance): void {
  for (const [name, value] of appearanceVariables(appearance)) root.style.setProperty(name, value)
}

/** Returns the colors that the admin chose. Empty for the default colors. */
export function appearanceOf({ defaultColor, secondaryColor }: Settings): Appearance {
  const isOwn = defaultColor === storedSettings.defaultColor.initial && secondaryColor === storedSettings.secondaryColor.initial
  return isOwn ? {} : { colorPrimary: defaultColor, colorSecondary: secondaryColor }
}

/** Returns the text direction of the page: from the layout type, else from the language. */
export function pageDirectionOf(layoutType: LayoutType | undefined, language: Locale): Direction {
  if (layoutType === 'ltr' || layoutType === 'rtl') return layoutType
  return directionOf(language)
}
