import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $cancelMessages = i18n('cancelSubscription', {
  title: 'Cancel Subscription',
  consequence: params('The subscription of {name} ({plan}, {amount}) will be canceled. It can be reactivated later.'),
  reason: 'Reason for Cancellation',
  reasonRequired: 'Reason is required.',
})
