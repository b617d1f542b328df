import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { $signInMessages } from '../../core/i18n/screens/sign-in.ts'
import { $expired, $ownEmail } from '../../core/session/session-state.ts'
import { useEmit, useReady } from '../runtime/host.ts'
import { Button } from '../ui/controls/button.tsx'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { Notice } from '../ui/feedback/notice/notice.tsx'
import { CheckboxField } from '../ui/form/fields/checkbox-field.tsx'
import { Fields, Form } from '../ui/form/form.tsx'
import { PasswordField } from '../ui/form/fields/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'
import type { AdminSignInEvents } from './events.ts'
import { createSignInForm, type SecondStep } from './sign-in-form.ts'
import { Heading } from '../ui/display/heading.tsx'

const ForgottenPassword = lazyPart(
  () => import('./forgotten-password.tsx'),
  ({ ForgottenPassword }) => ForgottenPassword,
)
const SecondFactorStep = lazyPart(
  () => import('./second-factor-step.tsx'),
  ({ SecondFactorStep }) => SecondFactorStep,
)
const NewPassword = lazyPart(
  () => import('./new-password.tsx'),
  ({ NewPassword }) => NewPassword,
)

interface AdminSignInProps {
  autofocus?: string
  resetToken?: string
}

export function AdminSignIn({ autofocus, resetToken }: AdminSignInProps) {
  const [usedToken, setUsedToken] = useState<string>()
  const [view, setView] = useState<'sign-in' | 'forgotten' | 'returned'>('sign-in')
  const [step, setStep] = useState<SecondStep>()
  useReady(true)

  function closeReset(): void {
    setUsedToken(resetToken)
    setView('returned')
  }

  function returnToForm(): void {
    setStep(undefined)
    setView('returned')
  }

  if (resetToken && resetToken !== usedToken) return <NewPassword token={resetToken} onClose={closeReset} />
  if (view === 'forgotten') return <ForgottenPassword onClose={returnToForm} />
  if (step) return <SecondFactorStep {...step} onBack={returnToForm} />
  return (
    <SignInForm
      autofocus={autofocus !== undefined || view === 'returned'}
      onSecondFactor={setStep}
      onForgotten={() => setView('forgotten')}
    />
  )
}

interface SignInFormProps {
  autofocus: boolean
  onSecondFactor: (step: SecondStep) => void
  onForgotten: () => void
}

function SignInForm({ autofocus, onSecondFactor, onForgotten }: SignInFormProps) {
  const messages = useStore($signInMessages)
  const expired = useStore($expired)
  // Elements of a page expire too if nobody has signed in yet.
  const wasSignedIn = useStore($ownEmail) !== undefined
  const emit = useEmit<AdminSignInEvents>()
  const [form] = useState(() => createSignInForm((user) => emit('signed-in', user), onSecondFactor))
  const { submitting, errors } = useStore(form.$form)
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (autofocus) section.current?.querySelector('input')?.focus()
  }, [autofocus])

  return (
    <section ref={section} className="pe-form-card" part="card">
      <Heading first={1} part="title">
        {messages.title}
      </Heading>
      {expired && wasSignedIn && <Notice message={messages.ended} />}
      <Form
        form={form}
        className="pe-form"
        messages={{
          email: { required: messages.emailRequired },
          password: { required: messages.passwordRequired, refused: messages.refused },
        }}
      >
        <TextField name="email" type="email" label={messages.email} required autoComplete="username" />
        <Fields>
          <PasswordField
            name="password"
            label={messages.password}
            required
            autoComplete="current-password"
            // The toast announces it.
            isErrorSilent={errors.password === 'refused'}
          />
        </Fields>
        {/* The checkbox has no effect, §2. */}
        <CheckboxField label={messages.remember} />
        <SubmitButton submitting={submitting}>{messages.signIn}</SubmitButton>
        <Button onClick={onForgotten}>
          <span>{messages.forgotten}</span>
        </Button>
      </Form>
    </section>
  )
}
