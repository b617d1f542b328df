import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { $signInMessages } from '../../core/i18n/screens/sign-in.ts'
import { $expired } from '../../core/session/session-state.ts'
import { useEmit, useReady } from '../runtime/host.ts'
import { Notice } from '../ui/feedback/notice/notice.tsx'
import { CheckboxField } from '../ui/form/fields/checkbox-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { PasswordField } from '../ui/form/fields/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'
import type { AdminSignInEvents } from './events.ts'
import { createSignInForm } from './sign-in-form.ts'
import { Heading } from '../ui/display/heading.tsx'

export function AdminSignIn({ autofocus }: { autofocus?: string }) {
  const messages = useStore($signInMessages)
  const expired = useStore($expired)
  const emit = useEmit<AdminSignInEvents>()
  const [form] = useState(() => createSignInForm((user) => emit('signed-in', user)))
  const { submitting, errors } = useStore(form.$form)
  useReady(true)
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (autofocus !== undefined) section.current?.querySelector('input')?.focus()
  }, [autofocus])

  return (
    <section ref={section} className="pe-form-card" part="card">
      <Heading first={1} part="title">
        {messages.title}
      </Heading>
      {expired && <Notice message={messages.ended} />}
      <Form
        form={form}
        className="pe-form"
        messages={{
          email: { required: messages.emailRequired },
          password: { required: messages.passwordRequired, refused: messages.refused },
        }}
      >
        <TextField name="email" type="email" label={messages.email} required autoComplete="username" />
        <PasswordField
          name="password"
          label={messages.password}
          required
          autoComplete="current-password"
          // The toast announces it.
          isErrorSilent={errors.password === 'refused'}
        />
        {/* The checkbox has no effect, §2. */}
        <CheckboxField label={messages.remember} />
        <SubmitButton submitting={submitting}>{messages.signIn}</SubmitButton>
      </Form>
    </section>
  )
}
