import { useStore } from '@nanostores/react'
import { ApiError } from '../../core/api-error.ts'
import { $loadErrorMessages } from '../../core/messages/load-errors.ts'
import { $subscriptionMessages } from '../../core/messages/subscriptions.ts'
import { loadErrorOf } from '../runtime/load-error.ts'

/** Words for a change that failed. */
export function useChangeFailure(): (error: unknown) => string {
  const messages = useStore($subscriptionMessages)
  const errors = useStore($loadErrorMessages)
  return (error) => {
    if (error instanceof ApiError && error.code === 'status-changed') return messages.statusChanged
    const code = loadErrorOf(error)
    return code === 'server' || code === 'render' ? messages.failed : errors[code]
  }
}
