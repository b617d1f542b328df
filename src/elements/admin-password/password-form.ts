import { changePassword } from '../../core/admins.ts'
import { ApiError } from '../../core/api/api-error.ts'
import { $configuration } from '../../core/configuration.ts'
import type { ErrorCode } from '../../core/contract/errors.ts'
import { allOf, confirmed, passwordLength, required } from '../../core/contract/rules.ts'
import { createForm } from '../../core/forms/form.ts'
import { $adminPasswordMessages } from '../../core/i18n/screens/admin-password.ts'
import { $accessToken } from '../../core/session/session-state.ts'
import { signOut } from '../../core/session.ts'
import { notify } from '../ui/feedback/toast/notify.ts'

/**
 * Creates the form that changes the password. Success ends the panel's own session, as the specification requires.
 * A portal's session continues, because the portal owns it.
 */
export const createPasswordForm = (changed: () => void) =>
  createForm({
    rules: {
      oldPassword: required,
      newPassword: allOf(required, passwordLength),
      confirmPassword: (value, { newPassword }) => confirmed(value, newPassword),
    },
    send: async ({ oldPassword, newPassword }) => {
      const token = $accessToken.get()
      await changePassword(oldPassword, newPassword).catch(blameOldPassword)
      const { updated, loggedOut } = $adminPasswordMessages.get()
      notify('success', updated)
      changed()
      // Another admin may have signed in meanwhile.
      if ($configuration.get().getToken || $accessToken.get() !== token) return
      signOut()
      notify('success', loggedOut)
    },
  })

const refusals: readonly ErrorCode[] = ['wrong-credentials', 'bad-request']

/** Maps a refusal without field errors to the old password, §8. Always throws. */
function blameOldPassword(error: unknown): never {
  const isRefusal = error instanceof ApiError && refusals.includes(error.code) && Object.keys(error.fields).length === 0
  throw isRefusal ? new ApiError(error.code, error.message, { oldPassword: 'incorrect' }) : error
}
