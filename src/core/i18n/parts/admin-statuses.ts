import { i18n } from '../i18n.ts'

export const $adminStatusLabels = i18n('adminStatuses', {
  active: 'Active',
  disabled: 'Disabled',
})
