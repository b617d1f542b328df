import { createMessages } from '../core/i18n.ts'

/** Declares a component's texts in English. The panel has its own translation files, separate from those of the elements. */
export const i18n = createMessages({
  zh: () => import('./messages/zh.json'),
  ar: () => import('./messages/ar.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
})
