import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { ApiError } from '../../core/api/api-error.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { useFailureWords } from '../ui/form/failure-text.ts'

export function useChangeFailure(): (error: unknown) => string {
  const { statusChanged, otherActive, failed } = useStore($subscriptionMessages)
  const wordsOf = useFailureWords(failed)
  return useCallback(
    (error: unknown) => {
      const { code, told = [] }: Partial<ApiError> = error instanceof ApiError ? error : {}
      if (told.length > 0) return wordsOf(error)
      return code === 'status-changed' ? statusChanged : code === 'other-active' ? otherActive : wordsOf(error)
    },
    [statusChanged, otherActive, wordsOf],
  )
}
