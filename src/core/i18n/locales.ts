import type { Direction } from '../configuration.ts'

export const locales = ['en', 'zh', 'ar', 'nl', 'es', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

/** Returns the supported language of a tag such as `fr-CA`; English if there is none. */
export function localeOf(tag: string): Locale {
  const [language] = tag.toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === language) ?? 'en'
}

/** Returns the first supported language of a list of tags in order of preference, such as `navigator.languages`; English if there is none. */
export function preferredLocale(tags: readonly string[]): Locale {
  const found = tags.find((tag) => localeOf(tag) !== 'en' || /^en\b/i.test(tag))
  return localeOf(found ?? '')
}

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')
