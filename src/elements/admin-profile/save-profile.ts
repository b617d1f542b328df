import { saveAdminProfile } from '../../core/admins.ts'
import { isShownInToast } from '../../core/api/api-error.ts'
import { adminProfileFields, type AdminProfile } from '../../core/contract/admins.ts'
import { anything, looseEmail, requiredText } from '../../core/contract/rules.ts'
import { createForm } from '../../core/forms/form.ts'
import { $adminProfileMessages } from '../../core/i18n/screens/admin-profile.ts'
import { notify } from '../ui/feedback/toast/notify.ts'

export const loadedValues = (profile: AdminProfile) => Object.fromEntries(adminProfileFields.map((name) => [name, profile[name] ?? '']))

/**
 * Creates the form that saves the profile. `saved` gets a new email that a code must confirm. A toast shows the result, §8.
 * The form itself shows network errors, an expired session and conflicts.
 */
export const createProfileForm = (saved: (confirmEmail: string | undefined) => void) =>
  createForm({
    rules: {
      first_name: requiredText,
      last_name: requiredText,
      email: looseEmail,
      city: anything,
      state: anything,
      country: anything,
      address: anything,
      description: anything,
      profile_picture: anything,
    },
    send: async (_values, data) => {
      const { updated, failed } = $adminProfileMessages.get()
      try {
        const confirmEmail = await saveAdminProfile(data)
        notify('success', updated)
        saved(confirmEmail)
      } catch (error) {
        if (isShownInToast(error)) notify('error', failed)
        throw error
      }
    },
  })
