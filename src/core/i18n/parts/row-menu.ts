import { i18n } from '../i18n.ts'

export const $rowMenuMessages = i18n('rowMenu', {
  all: 'Show all values',
  fewer: 'Show fewer values',
})
