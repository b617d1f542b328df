import { isShownInToast } from '../../core/api/api-error.ts'
import type { Id } from '../../core/contract/as-read.ts'
import type { DoctorDetails, DoctorProfileField } from '../../core/contract/doctors.ts'
import { allOf, anything, confirmed, newPassword, requiredText, standardEmail } from '../../core/contract/rules.ts'
import { saveDoctorProfile } from '../../core/doctors.ts'
import { createForm, type FieldRule } from '../../core/forms/form.ts'
import { $adminProfileMessages } from '../../core/i18n/screens/admin-profile.ts'
import { $doctorEditorMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { notify } from '../ui/feedback/toast/notify.ts'

export type EditorField = DoctorProfileField | 'profile_picture'

const rules: Record<EditorField, FieldRule<EditorField>> = {
  first_name: requiredText,
  last_name: requiredText,
  email: allOf(requiredText, standardEmail),
  practice_name: anything,
  address: anything,
  phone: anything,
  countryCode: anything,
  description: anything,
  isActive: anything,
  password: newPassword,
  confirm_password: (confirmation, { password }) => confirmed(confirmation, password),
  profile_picture: anything,
}

/** Returns the field values as saved on the server, without passwords. */
export const loadedValues = (doctor: DoctorDetails) => ({
  first_name: doctor.first_name,
  last_name: doctor.last_name,
  email: doctor.email,
  practice_name: doctor.practice_name ?? '',
  address: doctor.address ?? '',
  phone: doctor.phone ?? '',
  countryCode: doctor.countryCode ?? '',
  description: doctor.description ?? '',
  isActive: doctor.isActive === null ? '' : String(doctor.isActive),
})

/**
 * Creates the form that saves the profile. A toast shows the result, §8.
 * The form itself shows network errors, an expired session and conflicts.
 */
export const createProfileForm = (doctorId: Id, saved: () => void) =>
  createForm({
    rules,
    onEdit: 'clear',
    send: async (_values, data) => {
      // An unknown status that the admin did not change must not be saved, and some backends would hash an empty password.
      for (const name of ['isActive', 'password', 'confirm_password']) if (data.get(name) === '') data.delete(name)
      try {
        const message = await saveDoctorProfile(doctorId, data)
        notify('success', message ?? $adminProfileMessages.get().updated)
        saved()
      } catch (error) {
        if (isShownInToast(error)) notify('error', $doctorEditorMessages.get().wentWrong)
        throw error
      }
    },
  })
