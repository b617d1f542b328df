import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { useEmit } from '../runtime/host.ts'
import { notify } from '../ui/feedback/toast/notify.ts'
import type { SubscriptionEvents } from '../subscription-events.ts'

/** Returns a function that opens the invoice of a subscription. Free plans have no invoice, §2: a toast shows instead. */
export function useInvoice(open: (subscription: Subscription) => void) {
  const emit = useEmit<SubscriptionEvents>()
  const { freeInvoice } = useStore($subscriptionMessages)
  return useCallback(
    (subscription: Subscription) => {
      if (subscription.plan === 'free') return notify('warning', freeInvoice)
      emit('invoice-open', { subscription })
      open(subscription)
    },
    [emit, freeInvoice, open],
  )
}
