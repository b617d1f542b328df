import { useStore } from '@nanostores/react'
import { ApiError } from '../../../core/api-error.ts'
import { $formMessages } from '../../../core/messages/form.ts'
import { $loadErrorMessages } from '../../../core/messages/load-errors.ts'
import { loadErrorOf } from '../../runtime/load-error.ts'

/** Words for why a form could not be sent; `otherwise` where the server only said no. */
export function useFailureText(otherwise?: string): (failure: unknown) => string | undefined {
  const { failed, tooMany } = useStore($formMessages)
  const errors = useStore($loadErrorMessages)
  return (failure) => {
    if (failure === undefined) return undefined
    if (failure instanceof ApiError && failure.code === 'too-many-requests') return tooMany
    const code = loadErrorOf(failure)
    return code === 'server' || code === 'render' ? (otherwise ?? failed) : errors[code]
  }
}
