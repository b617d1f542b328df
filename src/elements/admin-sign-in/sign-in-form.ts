import { ApiError } from '../../core/api/api-error.ts'
import { required, requiredText } from '../../core/contract/rules.ts'
import type { SecondFactorDue } from '../../core/contract/second-factor-due.ts'
import { createForm } from '../../core/forms/form.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { $loadErrorMessages } from '../../core/i18n/parts/load-errors.ts'
import { $signInMessages } from '../../core/i18n/screens/sign-in.ts'
import { signIn } from '../../core/session.ts'
import type { CurrentUser } from '../../core/session/session-state.ts'
import { notify } from '../ui/feedback/toast/notify.ts'

/** Second factor that a sign-in needs after the password. */
export interface SecondStep {
  due: SecondFactorDue
  email: string
}

/** Creates the sign-in form. A toast shows the result, §8. */
export const createSignInForm = (signedIn: (user: CurrentUser) => void, onSecondFactor: (step: SecondStep) => void) =>
  createForm({
    rules: { email: requiredText, password: required },
    send: async (credentials) => {
      try {
        const user = await signIn(credentials)
        notify('success', $signInMessages.get().signedIn)
        signedIn(user)
      } catch (error) {
        if (error instanceof ApiError && error.secondFactor) return onSecondFactor({ due: error.secondFactor, email: credentials.email })
        const text = otherFailureText(error)
        notify('error', text ?? $signInMessages.get().refused)
        throw text === undefined ? refusedPassword(error) : error
      }
    },
  })

/** Returns the error at the field Password. The server does not tell which of the two is wrong, and the email may be prefilled. */
const refusedPassword = (error: unknown) => new ApiError('wrong-credentials', String(error), { password: 'refused' })

/** Returns the text of a failure that is not about the credentials, such as network, timeout and server errors. Undefined if they are refused. */
function otherFailureText(error: unknown): string | undefined {
  const { tooMany } = $formMessages.get()
  const { network, timeout, server, tooManyIn } = $loadErrorMessages.get()
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  const code = error instanceof ApiError ? error.code : 'server'
  const texts: Partial<Record<string, string>> = {
    network,
    timeout,
    server,
    contract: server,
    'too-many-requests': seconds ? tooManyIn({ seconds }) : tooMany,
  }
  return texts[code]
}
