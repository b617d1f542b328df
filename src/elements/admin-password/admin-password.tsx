import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { emptyValues } from '../../core/forms/loaded-values.ts'
import { $adminPasswordMessages } from '../../core/i18n/screens/admin-password.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { useEmit, useReady } from '../runtime/host.ts'
import { Card } from '../ui/display/card/card.tsx'
import { useFailureText } from '../ui/form/failure-text.ts'
import { Fields, Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { NewPasswordField } from '../ui/form/fields/new-password-field.tsx'
import { PasswordField } from '../ui/form/fields/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import type { AdminPasswordEvents } from './events.ts'
import { createPasswordForm } from './password-form.ts'

export function AdminPassword() {
  const messages = useStore($adminPasswordMessages)
  const { save } = useStore($formMessages)
  const emit = useEmit<AdminPasswordEvents>()
  const [form] = useState(() => createPasswordForm(() => emit('password-change')))
  const { submitting, failure } = useStore(form.$form)
  const failureText = useFailureText()
  useReady(true)

  return (
    <div className="pe-form-page">
      <Card title={messages.title}>
        <Form
          form={form}
          className="pe-form"
          loaded={emptyValues}
          before={() => emit('before-password-change')}
          messages={{
            oldPassword: { required: messages.oldRequired, incorrect: messages.oldIncorrect },
            newPassword: { required: messages.newRequired, 'too-short': messages.newTooShort },
            confirmPassword: { mismatch: messages.mismatch },
          }}
        >
          <FormNotice />
          <Fields>
            <PasswordField name="oldPassword" label={messages.oldPassword} required autoComplete="current-password" />
            <NewPasswordField name="newPassword" label={messages.newPassword} required />
            <PasswordField name="confirmPassword" label={messages.confirmPassword} required autoComplete="new-password" />
          </Fields>
          <FormFailure text={failureText(failure)} />
          <div className="pe-form-actions">
            <SubmitButton submitting={submitting}>{save}</SubmitButton>
          </div>
        </Form>
      </Card>
    </div>
  )
}
