import { i18n } from '../i18n.ts'

export const $phoneFieldMessages = i18n('phoneField', {
  country: 'Country of the phone number',
  /** For a number of no country. */
  international: 'International',
})
