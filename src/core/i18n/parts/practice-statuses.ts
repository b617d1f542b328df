import { i18n } from '../i18n.ts'

export const $practiceStatusLabels = i18n('practiceStatuses', {
  active: 'Active',
  inactive: 'Inactive',
})
