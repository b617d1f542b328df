import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { profileResource } from '../../core/admins.ts'
import { simpleEmail } from '../../core/contract/rules.ts'
import { isSameEmail } from '../../core/contract/typed-text.ts'
import { createForm } from '../../core/forms/form.ts'
import { $adminEmailMessages } from '../../core/i18n/screens/admin-email.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { Verification } from '../ui/dialog/verification.tsx'
import { useFailureText } from '../ui/form/failure-text.ts'
import { Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'

interface EmailFormProps {
  send: (email: string) => Promise<void>
  /** Called before the request. Returns false to cancel it. */
  before: (email: string) => boolean
  onSent: (email: string) => void
}

// Reserves the line of the hint, so that the layout does not shift when the profile arrives.
const placeholder = '\u00a0'

const empty = { email: '' }

export function EmailForm({ send, before, onSent }: EmailFormProps) {
  const messages = useStore($adminEmailMessages)
  const { save } = useStore($formMessages)
  const [$profile] = useState(profileResource)
  const { data: profile } = useStore($profile)
  const [form] = useState(() =>
    createForm({
      rules: { email: (email) => simpleEmail(email) ?? (isSameEmail(email, $profile.get().data?.email ?? '') ? 'unchanged' : undefined) },
      send: ({ email }) => send(email),
    }),
  )
  const { submitting, failure } = useStore(form.$form)
  const failureText = useFailureText()

  return (
    <>
      <Form
        form={form}
        className="pe-form"
        loaded={empty}
        before={({ email }) => before(email)}
        onAccepted={({ email }) => onSent(email)}
        messages={{ email: { required: messages.invalid, invalid: messages.invalid, unchanged: messages.unchanged } }}
      >
        <FormNotice draft="admin-email" />
        <TextField
          name="email"
          type="email"
          label={messages.email}
          required
          autoComplete="email"
          hint={profile ? messages.current({ email: profile.email }) : placeholder}
        />
        <FormFailure text={failureText(failure)} />
        <div className="pe-form-actions">
          <SubmitButton submitting={submitting}>{save}</SubmitButton>
        </div>
      </Form>
      <Verification form={form} />
    </>
  )
}
