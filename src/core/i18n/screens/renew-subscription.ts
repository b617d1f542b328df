import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $renewMessages = i18n('renewSubscription', {
  title: 'Reactivate Subscription',
  consequence: params('The period of {name} ended on {end}. A new period of the same length starts today and ends on {newEnd}.'),
  renew: 'Start new period',
})
