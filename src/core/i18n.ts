import { createI18n, type ComponentsJSON } from '@nanostores/i18n'
import { atom } from 'nanostores'
import { $configuration } from './configuration.ts'
import { loadChunk } from './load.ts'
import { localeOf, type Locale } from './locales.ts'

/** A language's texts, downloaded when it is chosen. English stands in the program itself. */
export type Translations = Record<Exclude<Locale, 'en'>, () => Promise<{ default: ComponentsJSON }>>

const $shown = atom<Locale>('en')

/** The language that is on screen: the chosen one once its texts are here, all of them at the same moment. */
export const $locale = $shown

const loaders: ((locale: Exclude<Locale, 'en'>) => Promise<void>)[] = []

/** Declares where a part of the program has its translations. A text that one of them lacks is English. */
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

/** Declares a part's texts in English. */
export const i18n = createMessages({
  zh: () => import('./messages/zh.json'),
  ar: () => import('./messages/ar.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
})

let asked: Locale = 'en'
let settled = Promise.resolve()

/** Resolves when the chosen language is on screen, or when its texts could not be had: then the one before stays. */
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
