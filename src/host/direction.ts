import type { Direction } from '../core/configuration.ts'
import { directionOf, type Locale } from '../core/locales.ts'
import type { LayoutType } from '../core/theme/stored-settings.ts'

/** Where the page's lines begin: as the layout type says, else as the language runs. */
export function pageDirectionOf(layoutType: LayoutType | undefined, language: Locale): Direction {
  if (layoutType === 'ltr' || layoutType === 'rtl') return layoutType
  return directionOf(language)
}
