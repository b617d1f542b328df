import { createI18n } from '@nanostores/i18n'
import { computed } from 'nanostores'
import { $configuration } from './configuration.ts'

export const locales = ['en'] as const
export type Locale = (typeof locales)[number]

export const $locale = computed($configuration, ({ locale }) => locale)

/** Declares a part's texts: English in place, other languages loaded when they are chosen. */
export const i18n = createI18n($locale, { baseLocale: 'en', get: () => Promise.resolve({}) })
