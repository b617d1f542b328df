import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../core/api/api-error.ts'
import { required } from '../../../core/contract/rules.ts'
import { createForm, type VerificationEnd } from '../../../core/forms/form.ts'
import { $verificationMessages } from '../../../core/i18n/screens/verification.ts'
import { cancelPasskey, signWithPasskey, usableOptions } from '../../../core/passkeys.ts'
import { startVerification, verifyAdmin } from '../../../core/verification.ts'
import { Button } from '../controls/button.tsx'
import { useFailureText } from '../form/failure-text.ts'
import { PasswordField } from '../form/fields/password-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { FormDialog } from './form-dialog.tsx'

export interface VerificationDialogProps {
  onEnd: (result: VerificationEnd) => void
}

/** Asks for the password or a passkey before a sensitive change. */
export function VerificationDialog({ onEnd }: VerificationDialogProps) {
  const messages = useStore($verificationMessages)
  const failureText = useFailureText()
  const [$options] = useState(() => atom<ReturnType<typeof usableOptions>>())
  const options = useStore($options)
  // The text of an earlier failure goes with the next try, of either kind.
  const [last, setLast] = useState<'password' | 'passkey'>('password')

  // A question to a passkey can be answered once. Without one, the password remains.
  const ask = () => startVerification().then((question) => $options.set(usableOptions(question)), console.error)
  useEffect(() => {
    void ask()
    return cancelPasskey
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once
  }, [])

  const [form] = useState(() =>
    createForm({
      rules: { password: required },
      send: (values) => {
        setLast('password')
        return verifyAdmin(values)
      },
    }),
  )
  const [passkeyForm] = useState(() =>
    createForm({
      rules: {},
      send: async () => {
        setLast('passkey')
        const question = $options.get()
        try {
          if (question) await verifyAdmin({ passkey: await signWithPasskey(question) })
        } catch (error) {
          await ask()
          throw error
        }
      },
    }),
  )
  const { failure: passwordFailure, submitting } = useStore(form.$form)
  const { failure: passkeyFailure, submitting: isAsking } = useStore(passkeyForm.$form)

  async function verifyByPasskey(): Promise<void> {
    if (await passkeyForm.submit({})) onEnd('verified')
  }

  const textOf = (error: unknown) => (error instanceof ApiError && error.code === 'passkey-refused' ? messages.refused : failureText(error))
  return (
    <FormDialog
      title={messages.title}
      text={options ? messages.hintWithPasskey : messages.hint}
      submit={messages.confirm}
      form={form}
      messages={{ password: { required: messages.passwordRequired, incorrect: messages.wrong } }}
      onAccepted={() => onEnd('verified')}
      onClose={() => onEnd('canceled')}
    >
      <PasswordField name="password" label={messages.password} required autoComplete="current-password" />
      {options && (
        <Button look="outline" off={submitting || isAsking} aria-busy={isAsking} onClick={() => void verifyByPasskey()}>
          <span>{messages.usePasskey}</span>
        </Button>
      )}
      <FormFailure text={textOf(last === 'password' ? passwordFailure : passkeyFailure)} />
    </FormDialog>
  )
}
