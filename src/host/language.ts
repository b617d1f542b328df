import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { configure, type Direction } from '../core/configuration.ts'
import { $locale, localeSettled } from '../core/i18n.ts'
import { directionOf, localeOf, type Locale } from '../core/locales.ts'
import { $layoutType } from '../core/theme/settings.ts'
import { notify } from '../elements/index.ts'
import { $languageMessages } from './messages/language.ts'

/** The seven languages, each by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '中文',
  ar: 'العربية',
  nl: 'Nederlands',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
}

/** Milliseconds that the first page waits for its language; after that it begins in English. */
const patience = 3000

/** Kept, and in step between tabs. */
const $chosen = persistentAtom<string>('locale', 'en')

/** Which way the panel is read: as the language runs, unless the layout type is one of the two directions. A boxed layout is neither. */
const $forced = computed($layoutType, (type): Direction | undefined => (type === 'ltr' || type === 'rtl' ? type : undefined))

const $page = computed([$locale, $forced], (locale, forced) => ({ lang: locale, dir: forced ?? directionOf(locale) }))

/**
 * Speaks the chosen language from now on. Resolves when it is on screen, or can't be had soon.
 * The page is marked as what it will be at once, so that nothing turns round after it was painted.
 */
export async function followLanguage(): Promise<void> {
  const lang = localeOf($chosen.get())
  Object.assign(document.documentElement, { lang, dir: $forced.get() ?? directionOf(lang) })
  $chosen.subscribe((locale) => configure({ locale }))
  $forced.subscribe((dir) => configure({ dir }))
  await Promise.race([localeSettled(), new Promise((resolve) => setTimeout(resolve, patience))])
  $page.subscribe((page) => Object.assign(document.documentElement, page))
}

/** Changes the language and keeps the choice. Where its texts can't be had the panel stays as it is and says so. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const before = $locale.get()
  $chosen.set(locale)
  await localeSettled()
  if ($locale.get() === locale || localeOf($chosen.get()) !== locale) return
  $chosen.set(before)
  notify('error', $languageMessages.get().failed)
}
