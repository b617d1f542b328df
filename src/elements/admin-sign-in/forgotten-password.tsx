import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '../../core/api/api-error.ts'
import { requiredText } from '../../core/contract/rules.ts'
import { createForm } from '../../core/forms/form.ts'
import { $passwordResetMessages } from '../../core/i18n/screens/password-reset.ts'
import { requestPasswordReset } from '../../core/password-reset.ts'
import { useFailureText } from '../ui/form/failure-text.ts'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Asks for the email of an account, and mails its link. */
export function ForgottenPassword({ onClose }: { onClose: () => void }) {
  const messages = useStore($passwordResetMessages)
  const failureText = useFailureText()
  const [sentTo, setSentTo] = useState<string>()
  const [form] = useState(() =>
    createForm({
      rules: { email: requiredText },
      send: async ({ email }) => {
        await requestPasswordReset(email)
        setSentTo(email)
      },
    }),
  )
  const { submitting, failure } = useStore(form.$form)
  const hasNoLinks = failure instanceof ApiError && failure.code === 'not-found'

  if (sentTo !== undefined) {
    return (
      <SignInCard key="sent" title={messages.sentTitle} onBack={onClose}>
        <p role="status">{messages.sent({ email: sentTo })}</p>
      </SignInCard>
    )
  }
  return (
    <SignInCard title={messages.forgottenTitle} onBack={onClose}>
      <p>{messages.forgottenHint}</p>
      <Form form={form} className="pe-form" messages={{ email: { required: messages.emailRequired } }}>
        <TextField name="email" type="email" label={messages.email} required autoComplete="username" />
        <FormFailure text={hasNoLinks ? messages.noLinks : failureText(failure)} />
        <SubmitButton submitting={submitting}>{messages.sendLink}</SubmitButton>
      </Form>
    </SignInCard>
  )
}
