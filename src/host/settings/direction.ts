import type { Direction } from '../../core/configuration.ts'
import { directionOf, type Locale } from '../../core/i18n/locales.ts'
import type { LayoutType } from '../../core/theme/stored-settings.ts'

/** Returns the text direction of the page: from the layout type, else from the language. */
export function pageDirectionOf(layoutType: LayoutType | undefined, language: Locale): Direction {
  if (layoutType === 'ltr' || layoutType === 'rtl') return layoutType
  return directionOf(language)
}
