import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { ApiError, isConflict } from '../../../core/api/api-error.ts'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { $loadErrorMessages } from '../../../core/i18n/parts/load-errors.ts'
import { loadErrorOf, loadErrorText } from '../../runtime/load-error.ts'

/**
 * Returns a function that maps a failed save to its text.
 * `otherwise` replaces the general text for errors without a text of their own.
 */
export function useFailureWords(otherwise?: string): (failure: unknown) => string {
  const { failed, tooMany, conflict } = useStore($formMessages)
  const errors = useStore($loadErrorMessages)
  return useCallback(
    (failure: unknown) => {
      const code = loadErrorOf(failure)
      const { told, retryAfter } = failure instanceof ApiError ? failure : {}
      if (code === 'too-many-requests') return retryAfter ? loadErrorText(errors, failure) : tooMany
      // Other backends refuse by 409, too, what no other admin has changed, such as a taken email.
      if (told?.length) return told.join(' ')
      if (isConflict(failure)) return conflict
      return code === 'server' || code === 'render' ? (otherwise ?? failed) : errors[code]
    },
    [failed, tooMany, conflict, errors, otherwise],
  )
}

/** Returns a function like that of `useFailureWords` that returns undefined without a failure. */
export function useFailureText(): (failure: unknown) => string | undefined {
  const wordsOf = useFailureWords()
  return (failure) => (failure === undefined ? undefined : wordsOf(failure))
}
