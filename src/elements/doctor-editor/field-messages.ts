import { useStore } from '@nanostores/react'
import { $doctorEditorMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { usePictureFaults } from '../ui/form/fields/picture-faults.ts'
import type { FieldMessages } from '../ui/form/form.tsx'
import type { EditorField } from './profile-form.ts'

export function useFieldMessages(): FieldMessages<EditorField> {
  const messages = useStore($doctorEditorMessages)
  const tooLong = { invalid: messages.tooLong }
  return {
    first_name: { required: messages.firstNameRequired, ...tooLong },
    last_name: { required: messages.lastNameRequired, ...tooLong },
    email: { required: messages.emailRequired, invalid: messages.emailInvalid },
    practice_name: tooLong,
    address: tooLong,
    phone: { invalid: messages.phoneInvalid },
    countryCode: {},
    description: tooLong,
    isActive: {},
    password: { 'too-short': messages.passwordTooShort, ...tooLong },
    confirm_password: { mismatch: messages.mismatch },
    profile_picture: { ...usePictureFaults() },
  }
}
