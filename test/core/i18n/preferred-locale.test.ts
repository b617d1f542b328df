import { test } from 'node:test'
import assert from 'node:assert/strict'
import { preferredLocale } from '../../../src/core/i18n/locales.ts'

const cases: [string[], string][] = [
  [['fr-CA', 'en'], 'fr'],
  [['de-DE', 'de', 'nl-NL', 'en'], 'nl'],
  [['en-GB', 'fr'], 'en'],
  [['de', 'EN', 'fr'], 'en'],
  [['zh-Hant-TW'], 'zh'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
]
for (const [tags, locale] of cases) {
  test(`the first supported language of [${tags.join(', ')}] is ${locale}`, () => assert.equal(preferredLocale(tags), locale))
}
