import { transform, type count as chooseForm, type params as insertParams, type TranslationJSON } from '@nanostores/i18n'
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

const rules = new Map<string, Intl.PluralRules>()

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known
}

/**
 * Defines a text whose form depends on a number, such as `{ one: '{count} row', other: '{count} rows' }`, by the forms of
 * `Intl.PluralRules`. The library's own function makes new rules at each call, and each row of a list has such a text.
 */
export const count = transform((locale: string, forms: Record<string, Texts>, number: number) => {
  const form = rulesOf(locale).select(number)
  return inTexts(forms[form] ?? forms['other'] ?? forms['many'] ?? '', (text) => text.replace(/\{count\}/g, String(number)))
}) as unknown as typeof chooseForm
