import { i18n } from '../i18n.ts'

export const $lazyMessages = i18n('lazy', {
  failed: 'A part of this page could not be loaded.',
})
