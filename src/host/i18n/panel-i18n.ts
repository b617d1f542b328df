import { createMessages } from '../../core/i18n/i18n.ts'

/** Declares a component's texts in English. The panel has its own translation files, separate from those of the elements. */
export const i18n = createMessages({
  zh: () => import('./translations/zh.json'),
  ar: () => import('./translations/ar.json'),
  nl: () => import('./translations/nl.json'),
  es: () => import('./translations/es.json'),
  fr: () => import('./translations/fr.json'),
  pt: () => import('./translations/pt.json'),
})
