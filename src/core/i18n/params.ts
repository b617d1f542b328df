import { strings, transform, type params as insertParams, type TranslationJSON } from '@nanostores/i18n'
import { isolate } from '../contract/isolate.ts'
import { directionOf, type Locale } from './locales.ts'

/**
 * Defines a text with named parameters, such as 'Edit {name}'. Parameters may be texts of users: each is isolated,
 * so that its direction does not reorder the sentence.
 */
export const params = transform((locale: string, text: TranslationJSON, values: Record<string, string | number>) =>
  strings(text, (sentence) =>
    sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
      name in values ? isolate(String(values[name]), directionOf(locale as Locale) === 'rtl') : place,
    ),
  ),
) as unknown as typeof insertParams
