import type { Direction } from '../core/configuration.ts'
import type { LayoutType } from '../core/theme/stored-settings.ts'

const rightToLeft = ['ar']

/** Where the page's lines begin: as the layout type says, else as the language runs. */
export function directionOf(layoutType: LayoutType | undefined, language = 'en'): Direction {
  if (layoutType === 'ltr' || layoutType === 'rtl') return layoutType
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}
