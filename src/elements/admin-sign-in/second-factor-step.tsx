import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../core/api/api-error.ts'
import { requiredText } from '../../core/contract/rules.ts'
import type { SecondFactorDue } from '../../core/contract/second-factor-due.ts'
import { createForm } from '../../core/forms/form.ts'
import { $confirmSignInMessages, $secondFactorMessages } from '../../core/i18n/screens/second-factor.ts'
import { $signInMessages } from '../../core/i18n/screens/sign-in.ts'
import { cancelPasskey, signWithPasskey, usableOptions } from '../../core/passkeys.ts'
import { confirmSignIn, type ConfirmedSignIn } from '../../core/sign-in-confirmation.ts'
import { useEmit } from '../runtime/host.ts'
import { Button } from '../ui/controls/button.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { useFailureText } from '../ui/form/failure-text.ts'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { RecoveryCodes } from '../ui/second-factor/recovery-codes.tsx'
import { TotpSecret } from '../ui/second-factor/totp-secret.tsx'
import type { AdminSignInEvents } from './events.ts'
import { SignInCard } from './sign-in-card.tsx'

interface SecondFactorStepProps {
  due: SecondFactorDue
  email: string
  onBack: () => void
}

/** Asks for the second factor after the password, or sets up an authenticator app where the server requires one. */
export function SecondFactorStep({ due: { challenge, factors, passkey, totp }, email, onBack }: SecondFactorStepProps) {
  const messages = useStore($confirmSignInMessages)
  const { codesTitle, codesHint, saved } = useStore($secondFactorMessages)
  const emit = useEmit<AdminSignInEvents>()
  const failureText = useFailureText()
  const [confirmed, setConfirmed] = useState<ConfirmedSignIn>()
  const isEntered = useRef(false)
  // The text of an earlier failure goes with the next try, of either kind.
  const [last, setLast] = useState<'code' | 'passkey'>('code')
  const options = usableOptions(passkey)

  function enter({ start }: ConfirmedSignIn): void {
    notify('success', $signInMessages.get().signedIn)
    emit('signed-in', start())
  }

  async function confirm(proof: { code: string } | { passkey: Awaited<ReturnType<typeof signWithPasskey>> }) {
    const signIn = await confirmSignIn({ challenge, email, ...proof })
    if (signIn.recoveryCodes.length > 0) setConfirmed(signIn)
    else enter(signIn)
  }

  const [passkeyForm] = useState(() =>
    createForm({
      rules: {},
      send: async () => {
        setLast('passkey')
        if (options) await confirm({ passkey: await signWithPasskey(options) })
      },
    }),
  )
  const [form] = useState(() =>
    createForm({
      rules: { code: requiredText },
      send: ({ code }) => {
        setLast('code')
        return confirm({ code })
      },
    }),
  )
  useEffect(() => cancelPasskey, [])
  const { submitting, failure } = useStore(form.$form)
  const { submitting: isAsking, failure: passkeyFailure } = useStore(passkeyForm.$form)

  function textOf(error: unknown): string | undefined {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'challenge-expired') return messages.expired
    return code === 'passkey-refused' ? messages.refused : failureText(error)
  }

  if (confirmed) {
    // The button may be pressed twice before the page shows what follows.
    const enterOnce = () => {
      if (!isEntered.current) enter(confirmed)
      isEntered.current = true
    }
    return (
      <SignInCard key="codes" title={codesTitle}>
        <p>{codesHint}</p>
        <RecoveryCodes codes={confirmed.recoveryCodes} />
        <Button look="primary" onClick={enterOnce}>
          <span>{saved}</span>
        </Button>
      </SignInCard>
    )
  }
  const hasApp = factors.includes('totp')
  const hint = options ? (hasApp ? messages.bothHint : messages.passkeyHint) : hasApp ? messages.codeHint : messages.recoveryHint
  return (
    <SignInCard title={totp ? messages.setUpTitle : messages.title} onBack={onBack}>
      <p>{totp ? messages.setUpHint : hint}</p>
      {totp && <TotpSecret secret={totp} />}
      {options && (
        <Form form={passkeyForm} className="pe-form" messages={{}}>
          <SubmitButton submitting={isAsking}>{messages.usePasskey}</SubmitButton>
        </Form>
      )}
      <Form form={form} className="pe-form" messages={{ code: { required: messages.codeRequired, incorrect: messages.wrong } }}>
        <TextField
          name="code"
          label={messages.code}
          required
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
        />
        <FormFailure text={textOf(last === 'code' ? failure : passkeyFailure)} />
        <SubmitButton submitting={submitting} look={options && 'outline'}>
          {messages.confirm}
        </SubmitButton>
      </Form>
    </SignInCard>
  )
}
