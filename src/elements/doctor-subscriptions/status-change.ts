import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { isOver } from '../../core/contract/period.ts'
import { reactivationReason, type Subscription } from '../../core/contract/subscriptions.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { changeSubscriptionStatus } from '../../core/subscriptions.ts'
import { useEmit } from '../runtime/host.ts'
import { notify } from '../ui/feedback/toast/notify.ts'
import type { SubscriptionChange, SubscriptionEvents } from '../subscription-events.ts'
import { useChangeFailure } from './change-failure.ts'

/** Sends a status change between its two events. Returns false, without a request, if a listener prevents the first event. */
export function useStatusChange() {
  const emit = useEmit<SubscriptionEvents>()
  return useCallback(
    async (change: SubscriptionChange): Promise<boolean> => {
      if (!emit('before-subscription-change', change)) return false
      await changeSubscriptionStatus(change.subscription, change.status, change.reason)
      emit('subscription-change', change)
      return true
    },
    [emit],
  )
}

/**
 * Returns a function that reactivates a subscription and starts a new period if its period is over.
 * It rejects with the error of the request.
 */
export function useRenew() {
  const change = useStatusChange()
  const { reactivatedNow } = useStore($subscriptionMessages)
  return useCallback(
    async (subscription: Subscription): Promise<void> => {
      if (await change({ subscription, status: 'active', reason: reactivationReason })) notify('success', reactivatedNow)
    },
    [change, reactivatedNow],
  )
}

/**
 * Returns a function that reactivates a subscription at once. A toast shows errors, because there is no dialog.
 * If the period is over, it calls `ask` instead.
 */
export function useReactivate(ask: (subscription: Subscription) => void) {
  const renew = useRenew()
  const failureOf = useChangeFailure()

  return useCallback(
    async (subscription: Subscription): Promise<void> => {
      if (isOver(subscription.end_date, new Date())) return ask(subscription)
      try {
        await renew(subscription)
      } catch (error) {
        console.error(error)
        notify('error', failureOf(error))
      }
    },
    [ask, renew, failureOf],
  )
}
