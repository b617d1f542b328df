import type { Direction } from '../configuration.ts'

export const locales = ['en', 'zh', 'ar', 'nl', 'es', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

/** Returns the supported language of a tag such as `fr-CA`; English if there is none. */
export function localeOf(tag: string): Locale {
  const [language] = tag.toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === language) ?? 'en'
}

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')
