import { i18n } from '../i18n.ts'

export const $phoneFieldMessages = i18n('phoneField', {
  country: 'Country of the phone number',
  /** Label for a number without a country. */
  international: 'International',
  /** Hint; the number can be saved. */
  impossible: 'Please check this number: it is too short or too long for its country.',
  extension: 'Extensions are not saved.',
})
