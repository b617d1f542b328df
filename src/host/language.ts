import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { configure } from '../core/configuration.ts'
import { $locale, localeSettled } from '../core/i18n.ts'
import { localeOf, type Locale } from '../core/locales.ts'
import { notify } from '../elements/index.ts'
import { localeKey } from './locale-key.ts'
import { $languageMessages } from './messages/language.ts'
import { $pageDirection } from './page-direction.ts'

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
const $chosen = persistentAtom<string>(localeKey, 'en')

const $page = computed([$locale, $pageDirection], (lang, dir) => ({ lang, dir }))

/**
 * Speaks the chosen language from now on. Resolves when it is on screen, or can't be had soon.
 * Until then the page stays marked as the script of the first paint left it, so that nothing turns round after it was painted.
 */
export async function followLanguage(): Promise<void> {
  $chosen.subscribe((locale) => configure({ locale }))
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
