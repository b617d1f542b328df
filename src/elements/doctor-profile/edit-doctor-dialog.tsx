import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { nameOf } from '../../core/admins.ts'
import type { Id } from '../../core/contract/as-read.ts'
import type { DoctorDetails } from '../../core/contract/doctors.ts'
import { $editDoctorMessages } from '../../core/i18n/screens/doctor-profile.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { useEmit } from '../runtime/host.ts'
import { useFailureText } from '../ui/form/failure-text.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { NewPasswordField } from '../ui/form/fields/new-password-field.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { createCredentialsForm } from './credentials-form.ts'
import type { DoctorProfileEvents } from './events.ts'

interface EditDoctorDialogProps {
  id: Id
  doctor: DoctorDetails
  onClose: () => void
}

/** Dialog for email, phone and password of a doctor. It stays open with its values if the request fails. */
export function EditDoctorDialog({ id, doctor, onClose }: EditDoctorDialogProps) {
  const { email, phone, version } = doctor
  const messages = useStore($editDoctorMessages)
  const { save } = useStore($formMessages)
  const emit = useEmit<DoctorProfileEvents>()
  const failureText = useFailureText()
  const start = { email, phone: phone ?? '' }
  const [form] = useState(() => createCredentialsForm(id, start))
  const { errors, failure } = useStore(form.$form)

  function saved() {
    notify('success', messages.saved)
    emit('doctor-change', { doctorId: id })
    onClose()
  }

  return (
    <FormDialog
      title={messages.title}
      text={<bdi>{nameOf(doctor)}</bdi>}
      submit={save}
      disabled={Boolean(errors.email ?? errors.phone)}
      form={form}
      messages={wordsOf(messages)}
      loaded={start}
      version={version}
      before={() => emit('before-doctor-change', { doctorId: id })}
      onAccepted={saved}
      onClose={onClose}
    >
      <FormNotice draft={`doctor-credentials ${id}`} />
      <FormFailure text={failureText(failure)} />
      <TextField name="email" type="email" label={messages.email} required autoComplete="off" />
      <TextField name="phone" type="tel" label={messages.phone} required autoComplete="off" />
      <NewPasswordField name="password" label={messages.password} hint={messages.passwordHint} required />
    </FormDialog>
  )
}

const wordsOf = (messages: ReturnType<typeof $editDoctorMessages.get>) => ({
  email: { required: messages.emailRequired, invalid: messages.emailInvalid },
  phone: { required: messages.phoneRequired, invalid: messages.phoneInvalid },
  password: { required: messages.passwordRequired, 'too-short': messages.passwordTooShort },
})
