import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '../../core/api/api-error.ts'
import { allOf, confirmed, passwordLength, required } from '../../core/contract/rules.ts'
import { createForm } from '../../core/forms/form.ts'
import { $passwordResetMessages } from '../../core/i18n/screens/password-reset.ts'
import { resetPassword } from '../../core/password-reset.ts'
import { useEmit } from '../runtime/host.ts'
import { notify } from '../ui/feedback/toast/notify.ts'
import { useFailureText } from '../ui/form/failure-text.ts'
import { NewPasswordField } from '../ui/form/fields/new-password-field.tsx'
import { PasswordField } from '../ui/form/fields/password-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import type { AdminSignInEvents } from './events.ts'
import { SignInCard } from './sign-in-card.tsx'

interface NewPasswordProps {
  /** Token of the link. */
  token: string
  onClose: () => void
}

/** Asks for a new password instead of a forgotten one. */
export function NewPassword({ token, onClose }: NewPasswordProps) {
  const messages = useStore($passwordResetMessages)
  const emit = useEmit<AdminSignInEvents>()
  const failureText = useFailureText()
  const [form] = useState(() =>
    createForm({
      rules: {
        newPassword: allOf(required, passwordLength),
        confirmPassword: (value, { newPassword }) => confirmed(value, newPassword),
      },
      send: ({ newPassword }) => resetPassword(token, newPassword),
    }),
  )
  const { submitting, failure } = useStore(form.$form)
  const isExpired = failure instanceof ApiError && failure.code === 'reset-link-expired'

  function leave(): void {
    emit('reset-close')
    onClose()
  }

  function saved(): void {
    notify('success', messages.saved)
    leave()
  }

  return (
    <SignInCard title={messages.newTitle} onBack={leave}>
      <Form
        form={form}
        className="pe-form"
        onAccepted={saved}
        messages={{
          newPassword: { required: messages.newRequired, 'too-short': messages.newTooShort },
          confirmPassword: { mismatch: messages.mismatch },
        }}
      >
        <NewPasswordField name="newPassword" label={messages.newPassword} required />
        <PasswordField name="confirmPassword" label={messages.confirmPassword} required autoComplete="new-password" />
        <FormFailure text={isExpired ? messages.expired : failureText(failure)} />
        <SubmitButton submitting={submitting}>{messages.save}</SubmitButton>
      </Form>
    </SignInCard>
  )
}
