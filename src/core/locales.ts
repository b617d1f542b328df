import type { Direction } from './configuration.ts'

export const locales = ['en', 'zh', 'ar', 'nl', 'es', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

/** Of a tag such as `fr-CA` the language that we speak; English where we don't. */
export function localeOf(tag: string): Locale {
  const [language] = tag.toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === language) ?? 'en'
}

/** How a language is written. */
export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')
