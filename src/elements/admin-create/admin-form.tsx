import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createAdmin } from '../../core/admins.ts'
import { anything, looseEmail, passwordLength, requiredText } from '../../core/contract/rules.ts'
import { createForm } from '../../core/forms/form.ts'
import { emptyValues } from '../../core/forms/loaded-values.ts'
import { $adminCreateMessages } from '../../core/i18n/screens/admin-create.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { useReady } from '../runtime/host.ts'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { Verification } from '../ui/dialog/verification.tsx'
import { useFailureText } from '../ui/form/failure-text.ts'
import { Fields, Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { NewPasswordField } from '../ui/form/fields/new-password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'

const rules = {
  first_name: requiredText,
  last_name: requiredText,
  email: looseEmail,
  password: passwordLength,
  city: anything,
  country: anything,
  description: anything,
  address: anything,
}

interface AdminFormProps {
  /** Called before the request. Returns false to cancel it. */
  before: (email: string) => boolean
  onCreated: (email: string) => void
}

/** Fields of a new admin. Autofill is off: browsers would insert the data of the signed-in admin. */
export function AdminForm({ before, onCreated }: AdminFormProps) {
  const messages = useStore($adminCreateMessages)
  const { save } = useStore($formMessages)
  const [form] = useState(() => createForm({ rules, send: createAdmin }))
  const { submitting, failure } = useStore(form.$form)
  const failureText = useFailureText()
  useReady(true)

  return (
    <>
      <Form
        form={form}
        className="pe-form"
        loaded={emptyValues}
        before={({ email }) => before(email)}
        onAccepted={({ email }) => onCreated(email)}
        messages={{
          first_name: { required: messages.firstNameRequired },
          last_name: { required: messages.lastNameRequired },
          email: { required: messages.emailInvalid, invalid: messages.emailInvalid },
          password: { required: messages.passwordTooShort, 'too-short': messages.passwordTooShort },
          city: {},
          country: {},
          description: {},
          address: {},
        }}
      >
        <FormNotice draft="admin-create" />
        <Fields>
          <div className="pe-form-columns">
            <TextField name="first_name" label={messages.firstName} required autoComplete="off" />
            <TextField name="last_name" label={messages.lastName} required autoComplete="off" />
            <TextField name="email" type="email" label={messages.email} required autoComplete="off" />
            <NewPasswordField name="password" label={messages.password} required />
            <TextField name="city" label={messages.city} autoComplete="off" />
            <TextField name="country" label={messages.country} autoComplete="off" />
          </div>
          <TextAreaField name="description" label={messages.description} />
          <TextAreaField name="address" label={messages.address} autoComplete="off" />
        </Fields>
        <FormFailure text={failureText(failure)} />
        <div className="pe-form-actions">
          <ElementLink to="admins">{messages.back}</ElementLink>
          <SubmitButton submitting={submitting}>{save}</SubmitButton>
        </div>
      </Form>
      <Verification form={form} />
    </>
  )
}
