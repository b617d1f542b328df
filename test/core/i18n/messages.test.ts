import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { i18n as elementsI18n } from '../../../src/core/i18n/i18n.ts'
import { locales } from '../../../src/core/i18n/locales.ts'
import { i18n as panelI18n } from '../../../src/host/i18n/panel-i18n.ts'

type Text = string | Record<string, string>
type Texts = Record<string, Record<string, Text>>

interface Transformed {
  transform: (locale: string, text: Text, values: unknown[]) => string | ((count: number) => string)
}

const isTransformed = (entry: [string, unknown]): entry is [string, Transformed] =>
  typeof entry[1] === 'function' || (typeof entry[1] === 'object' && entry[1] !== null && 'transform' in entry[1])

interface MessageStore {
  component: string
  base: Record<string, Text | { input: Text | { input: Text } }>
  i18n: unknown
}

/** Folders of the message declarations, and the i18n instance that loads their translations. */
const parts = { 'src/core/i18n': elementsI18n, 'src/host/i18n': panelI18n }

const declarations = import.meta.glob<Record<string, unknown>>(['../../../src/core/i18n/*/*.ts', '../../../src/host/i18n/*/*.ts'])

const isStore = (value: unknown): value is MessageStore =>
  typeof value === 'object' && value !== null && 'component' in value && 'base' in value

/** Returns the English text below all transformations. */
const inputOf = (message: MessageStore['base'][string]): Text =>
  typeof message === 'object' && 'input' in message ? inputOf(message.input) : message

async function storesIn(folder: string): Promise<MessageStore[]> {
  const files = Object.entries(declarations).filter(([path]) => path.startsWith(`../../../${folder}/`))
  const modules = await Promise.all(files.map(([, load]) => load()))
  return modules.flatMap((module) => Object.values(module)).filter(isStore)
}

const englishOf = (stores: MessageStore[]): Texts =>
  Object.fromEntries(
    stores.map(({ component, base }) => [
      component,
      Object.fromEntries(Object.entries(base).map(([key, message]) => [key, inputOf(message)])),
    ]),
  )

const keysOf = (texts: Texts) =>
  Object.entries(texts).flatMap(([component, messages]) => Object.keys(messages).map((key) => `${component}.${key}`))

/** Returns the texts of `one` whose keys are missing in `other`. */
const textsBeyond = (one: Texts, other: Texts): Texts => {
  const rest = Object.entries(one).map(([component, messages]): [string, Record<string, Text>] => [
    component,
    Object.fromEntries(Object.entries(messages).filter(([key]) => !(key in (other[component] ?? {})))),
  ])
  return Object.fromEntries(rest.filter(([, messages]) => Object.keys(messages).length > 0))
}

const shown = (texts: Texts) => JSON.stringify(texts, null, 2)

const variants = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))

const parametersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

/** Texts that are the same in English and in the other language. */
const alikeInBoth: Record<string, readonly string[]> = {
  zh: [],
  ar: [],
  nl: ['Status', 'India', 'Menu', 'Account', 'Compact', 'Recent'],
  es: ['Plan', 'Portal', 'Total', 'India', 'Horizontal'],
  fr: [
    'Patients',
    'Actions',
    'Patient',
    'PATIENT',
    '{shown} patient {shown} patients',
    'Total',
    'Pages',
    'Notifications Alt+T',
    'Menu',
    'Configuration',
  ],
  pt: ['Portal', 'Total', 'Menu', 'Horizontal'],
}

/** Punctuation of another script. */
const foreignSigns: Record<string, RegExp> = { zh: /[\p{Script=Han}][,.!?:;]/u, ar: /[,;?]/ }

for (const [folder, i18n] of Object.entries(parts)) {
  describe(`the texts of ${folder}`, async () => {
    const stores = await storesIn(folder)
    const english = englishOf(stores)

    it('are there', () => assert.ok(stores.length > 3))

    it('are translated from where they are declared', () => {
      for (const store of stores) assert.ok(store.i18n === i18n, `${store.component} must be declared by the i18n of its own folder`)
    })

    for (const locale of locales.filter((each) => each !== 'en')) {
      const translated = JSON.parse(readFileSync(`${folder}/translations/${locale}.json`, 'utf8')) as Texts
      const pairs = keysOf(english).flatMap((path) => {
        const [component = '', key = ''] = path.split('.')
        const [source, text] = [english[component]?.[key], translated[component]?.[key]]
        return source === undefined || text === undefined ? [] : [{ path, source, text }]
      })

      it(`are all in ${locale}, and nothing else is`, () => {
        const [missing, unknown] = [textsBeyond(english, translated), textsBeyond(translated, english)]
        assert.equal(shown(missing), shown({}), `${folder}/translations/${locale}.json lacks what is in English ${shown(missing)}`)
        assert.equal(shown(unknown), shown({}), `${folder}/translations/${locale}.json has what is no more ${shown(unknown)}`)
      })

      it(`isolate the texts of users in ${locale}`, () => {
        for (const store of stores)
          for (const [key, { transform }] of (Object.entries(store.base) as [string, unknown][]).filter(isTransformed)) {
            const text = translated[store.component]?.[key]
            const names = parametersOf(variants(text ?? '').join(' '))
              .map((place) => place.slice(1, -1))
              .filter((name) => name !== 'count')
            if (text === undefined || names.length === 0) continue
            const values = Object.fromEntries(names.map((name) => [name, '\u202enoa\u2069']))
            const made = transform(locale, text, [values])
            const sentence = typeof made === 'function' ? made(2) : made
            const isolated = sentence.split('\u2068noa\u2069').length - 1
            assert.ok(isolated >= names.length && !sentence.includes('\u202e'), `${store.component}.${key}: ${JSON.stringify(sentence)}`)
          }
      })

      it(`have the same parameters in ${locale}`, () => {
        for (const { path, source, text } of pairs) {
          const parameters = parametersOf(variants(source).join(' '))
          for (const variant of variants(text)) assert.deepEqual(parametersOf(variant), parameters, path)
        }
      })

      it(`have the plural forms of ${locale}`, () => {
        const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
        for (const { path, source, text } of pairs) {
          assert.equal(typeof text, typeof source, path)
          if (typeof text === 'string') continue
          assert.ok('other' in text, path)
          // In Spanish, French and Portuguese the plural form 'many' starts at a million.
          const needed = pluralCategories.filter((form) => form !== 'many' || locale === 'ar')
          assert.deepEqual(
            needed.filter((form) => !(form in text)),
            [],
            path,
          )
        }
      })

      it(`are none of them English in ${locale}`, () => {
        const alike = pairs.filter(({ source, text }) => variants(text).some((variant) => variants(source).includes(variant)))
        // Texts with only parameters and punctuation are the same in every language.
        const words = alike.filter(({ text }) =>
          /\p{Letter}/u.test(
            variants(text)
              .join(' ')
              .replaceAll(/\{\w+\}/g, ''),
          ),
        )
        assert.deepEqual(
          words.filter(({ text }) => !alikeInBoth[locale]?.includes(variants(text).join(' '))),
          [],
        )
      })

      it(`are punctuated as ${locale} is`, () => {
        const wrong = pairs.filter(({ text }) =>
          variants(text).some((variant) => foreignSigns[locale]?.test(variant) || /\s$|^\s|'|\.\.\./.test(variant)),
        )
        assert.deepEqual(
          wrong.map(({ path }) => path),
          [],
        )
      })
    }
  })
}
