import { i18n } from '../i18n.ts'

export const $daysMenuMessages = i18n('daysMenu', {
  from: 'From',
  to: 'To',
  anyDay: 'Any day',
})
