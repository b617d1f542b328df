import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { isUnauthorized } from '../../core/api-error.ts'
import { reactivationReason, type Subscription } from '../../core/contract/subscriptions.ts'
import { $subscriptionMessages } from '../../core/messages/subscriptions.ts'
import { changeSubscriptionStatus } from '../../core/subscriptions.ts'
import { useEmit } from '../runtime/host.ts'
import { useReauthenticationRetries } from '../runtime/reauthentication-retries.ts'
import { notify } from '../ui/toast/notify.ts'
import type { SubscriptionChange, SubscriptionEvents } from '../subscription-events.ts'
import { useChangeFailure } from './change-failure.ts'

/** Sends a change between its two events. A listener that prevents the first one has taken the matter over. */
function useStatusChange() {
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

/** Cancels with a reason. Throws what the request throws: the dialog shows it. */
export function useCancel() {
  const change = useStatusChange()
  const { canceledNow } = useStore($subscriptionMessages)
  return async (subscription: Subscription, reason: string): Promise<void> => {
    if (await change({ subscription, status: 'canceled', reason })) notify('success', canceledNow)
  }
}

/** Reactivates at once. There is no dialog to show a failure in, so a toast does. What a portal's session was too old for is repeated once that is restored. */
export function useReactivate() {
  const change = useStatusChange()
  const failureOf = useChangeFailure()
  const { reactivatedNow } = useStore($subscriptionMessages)
  const repeats = useReauthenticationRetries()

  return useCallback(
    async function reactivate(subscription: Subscription): Promise<void> {
      repeats.withdraw(subscription.id)
      try {
        if (await change({ subscription, status: 'active', reason: reactivationReason })) notify('success', reactivatedNow)
      } catch (error) {
        console.error(error)
        notify('error', failureOf(error))
        if (isUnauthorized(error)) repeats.add(subscription.id, () => void reactivate(subscription))
      }
    },
    [change, failureOf, reactivatedNow, repeats],
  )
}
