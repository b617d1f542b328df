import { i18n } from '../i18n.ts'

export const $statusLabels = i18n('statuses', {
  active: 'Active',
  canceled: 'Canceled',
  expired: 'Expired',
  unknown: 'Unknown',
})
