import { ApiError } from '../../core/api-error.ts'
import { required } from '../../core/contract/rules.ts'
import { createForm } from '../../core/form.ts'
import { $signInMessages } from '../../core/messages/sign-in.ts'
import { signIn } from '../../core/session.ts'
import type { CurrentUser } from '../../core/session-state.ts'
import { notify } from '../ui/toast/notify.ts'

/** Signs in and says by a toast how it went, §8. */
export const createSignInForm = (signedIn: (user: CurrentUser) => void) =>
  createForm({
    rules: { email: required, password: required },
    send: async (credentials) => {
      try {
        const user = await signIn(credentials)
        notify('success', $signInMessages.get().signedIn)
        signedIn(user)
      } catch (error) {
        const { tooMany, refused } = $signInMessages.get()
        notify('error', error instanceof ApiError && error.code === 'too-many-requests' ? tooMany : refused)
        throw error
      }
    },
  })
