import { persistentAtom } from '../../../core/persistent.ts'
import { computed } from 'nanostores'
import { configure } from '../../../core/configuration.ts'
import { $locale, localeSettled } from '../../../core/i18n/i18n.ts'
import { localeOf, preferredLocale, type Locale } from '../../../core/i18n/locales.ts'
import { notify } from '../../../elements/index.ts'
import { localeKey } from '../apply-settings.ts'
import { $languageMessages } from '../../i18n/messages/language.ts'
import { $pageDirection } from '../page-direction.ts'

export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '中文',
  ar: 'العربية',
  nl: 'Nederlands',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
}

/** Milliseconds that the first page waits for its language. After that, the panel starts in English. */
const patience = 3000

/** Stored in the browser and synchronized between tabs. Until chosen, the language of the browser. */
const $chosen = persistentAtom<string>(localeKey, preferredLocale(navigator.languages))

const $page = computed([$locale, $pageDirection], (lang, dir) => ({ lang, dir }))

/**
 * Applies the stored language from now on. Resolves when its texts are loaded, at the latest after 3 s.
 * Until then `lang` and `dir` keep the values of the first-paint script, so that a painted page does not change direction.
 */
export async function followLanguage(): Promise<void> {
  $chosen.subscribe((locale) => configure({ locale }))
  await Promise.race([localeSettled(), new Promise((resolve) => setTimeout(resolve, patience))])
  $page.subscribe((page) => Object.assign(document.documentElement, page))
}

/**
 * Changes the language and stores the choice. If the texts fail to load, restores the previous language
 * and shows an error toast.
 */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const before = $locale.get()
  $chosen.set(locale)
  await localeSettled()
  if ($locale.get() === locale || localeOf($chosen.get()) !== locale) return
  $chosen.set(before)
  notify('error', $languageMessages.get().failed)
}
