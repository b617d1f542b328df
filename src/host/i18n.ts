import { createMessages } from '../core/i18n.ts'

/** Declares a part's texts in English. The panel's own translations stand beside those of the elements. */
export const i18n = createMessages({
  zh: () => import('./messages/zh.json'),
  ar: () => import('./messages/ar.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  pt: () => import('./messages/pt.json'),
})
