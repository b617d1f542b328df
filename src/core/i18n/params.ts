import { transform, type params as insertParams, type TranslationJSON } from '@nanostores/i18n'
import { isolate } from '../contract/isolate.ts'
import { directionOf, type Locale } from './locales.ts'

type Texts = string | { [form: string]: Texts }

/** Changes a text, or every form of it. The library's own function also follows what the page has added to all objects. */
const inTexts = (text: Texts, change: (text: string) => string): Texts =>
  typeof text === 'string' ? change(text) : Object.fromEntries(Object.entries(text).map(([form, one]) => [form, inTexts(one, change)]))

/**
 * Defines a text with named parameters, such as 'Edit {name}'. Parameters may be texts of users: each is isolated,
 * so that its direction does not reorder the sentence.
 */
export const params = transform((locale: string, text: TranslationJSON, values: Record<string, string | number>) =>
  inTexts(text, (sentence) =>
    sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
      name in values ? isolate(String(values[name]), directionOf(locale as Locale) === 'rtl') : place,
    ),
  ),
) as unknown as typeof insertParams
