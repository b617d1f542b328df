import { useStore } from '@nanostores/react'
import { undoReason, type Subscription } from '../../core/contract/subscriptions.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { notify } from '../ui/feedback/toast/notify.ts'
import { useChangeFailure } from './change-failure.ts'
import { useStatusChange } from './status-change.ts'

/**
 * Returns a function that cancels a subscription with a reason. The toast offers to undo it.
 * It rejects with the error of the request, which the dialog shows.
 */
export function useCancel() {
  const change = useStatusChange()
  const undo = useUndo()
  const { canceledNow, undo: label } = useStore($subscriptionMessages)
  return async (subscription: Subscription, reason: string): Promise<void> => {
    if (await change({ subscription, status: 'canceled', reason }))
      notify('success', canceledNow, { label, run: () => void undo(subscription) })
  }
}

/** Returns a function that reactivates a subscription that was canceled just now. A toast shows errors. */
function useUndo() {
  const change = useStatusChange()
  const failureOf = useChangeFailure()
  const { reactivatedNow } = useStore($subscriptionMessages)
  // The cancellation has changed the version.
  return async ({ version: _version, ...canceled }: Subscription): Promise<void> => {
    try {
      const subscription = { ...canceled, status: 'canceled' }
      if (await change({ subscription, status: 'active', reason: undoReason })) notify('success', reactivatedNow)
    } catch (error) {
      console.error(error)
      notify('error', failureOf(error))
    }
  }
}
