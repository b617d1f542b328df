import { i18n } from '../i18n.ts'

export const $toastMessages = i18n('toast', {
  region: 'Notifications Alt+T',
  close: 'Close',
})
