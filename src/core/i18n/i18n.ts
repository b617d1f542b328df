import { createI18n, type ComponentsJSON } from '@nanostores/i18n'
import { atom } from 'nanostores'
import { $configuration } from '../configuration.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { localeOf, type Locale } from './locales.ts'

/** Loaders of the translations, by language. English is part of the bundle. */
export type Translations = Record<Exclude<Locale, 'en'>, () => Promise<{ default: ComponentsJSON }>>

const $shown = atom<Locale>('en')

/** The displayed language. Changes only after all texts of the chosen language have loaded, so all elements switch together. */
export const $locale = $shown

const loaders: ((locale: Exclude<Locale, 'en'>) => Promise<void>)[] = []

/** Creates a function that defines English texts with these translations. A text without a translation stays English. */
export function createMessages(translations: Translations) {
  const define = createI18n($shown, {
    get: async (_locale, untranslated) => Object.fromEntries(untranslated.map((name): [string, object] => [name, {}])) as ComponentsJSON,
  })
  const { cache } = define
  loaders.push(async (locale) => {
    if (!(locale in cache)) Object.assign(cache, { [locale]: (await loadChunk(translations[locale])).default })
  })
  return define
}

/** Defines English texts; their translations are in `messages/*.json`. */
export const i18n = createMessages({
  zh: () => import('./translations/zh.json'),
  ar: () => import('./translations/ar.json'),
  nl: () => import('./translations/nl.json'),
  es: () => import('./translations/es.json'),
  fr: () => import('./translations/fr.json'),
  pt: () => import('./translations/pt.json'),
})

let asked: Locale = 'en'
let settled = Promise.resolve()

/**
 * Resolves when the chosen language is displayed.
 * If its texts fail to load, it also resolves, and the previous language stays.
 */
export const localeSettled = (): Promise<void> => settled

async function show(locale: Locale): Promise<void> {
  asked = locale
  try {
    if (locale !== 'en') await Promise.all(loaders.map((load) => load(locale)))
    if (asked === locale) $shown.set(locale)
  } catch (error) {
    console.error(`The texts of the language ${locale} could not be loaded`, error)
  }
}

let observer: MutationObserver | undefined

function follow(): void {
  const { locale } = $configuration.get()
  const chosen = localeOf(locale === 'auto' ? document.documentElement.lang : locale)
  if (chosen !== $shown.get() || chosen !== asked) settled = show(chosen)
  if (locale === 'auto' && !observer) {
    observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  } else if (locale !== 'auto') {
    observer?.disconnect()
    observer = undefined
  }
}

$configuration.subscribe(follow)
