import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../core/api/api-error.ts'
import { required } from '../../../core/contract/rules.ts'
import { createForm, type VerificationEnd } from '../../../core/forms/form.ts'
import { $verificationMessages } from '../../../core/i18n/screens/verification.ts'
import { cancelPasskey, signWithPasskey, usableOptions } from '../../../core/passkeys.ts'
import { startVerification, verifyAdmin } from '../../../core/verification.ts'
import { Button } from '../controls/button.tsx'
import { withFluentProvider } from '../fluent/with-fluent-provider.tsx'
import { useFailureText } from '../form/failure-text.ts'
import { PasswordField } from '../form/fields/password-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { FormDialog } from './form-dialog.tsx'

export interface VerificationDialogProps {
  onEnd: (result: VerificationEnd) => void
}

/** Asks for the password or a passkey before a sensitive change. */
export const VerificationDialog = withFluentProvider(function VerificationDialog({ onEnd }: VerificationDialogProps) {
  const messages = useStore($verificationMessages)
  const failureText = useFailureText()
  const [options, setOptions] = useState<ReturnType<typeof usableOptions>>()
  const [isAsking, setAsking] = useState(false)
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>()
  const [form] = useState(() =>
    createForm({
      rules: { password: required },
      send: (values) => {
        setPasskeyFailure(undefined)
        return verifyAdmin(values)
      },
    }),
  )
  const { failure, submitting } = useStore(form.$form)

  // A question to a passkey can be answered once. Without one, the password remains.
  const ask = () => startVerification().then((question) => setOptions(usableOptions(question)), console.error)
  useEffect(() => {
    void ask()
    return cancelPasskey
  }, [])

  async function answer(question: NonNullable<typeof options>) {
    setAsking(true)
    setPasskeyFailure(undefined)
    form.$form.setKey('failure', undefined)
    try {
      await verifyAdmin({ passkey: await signWithPasskey(question) })
      onEnd('verified')
    } catch (error) {
      console.error(error)
      setPasskeyFailure(error)
      await ask()
      setAsking(false)
    }
  }

  const isRefused = passkeyFailure instanceof ApiError && passkeyFailure.code === 'passkey-refused'
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
        <Button look="outline" off={submitting || isAsking} aria-busy={isAsking} onClick={() => void answer(options)}>
          <span>{messages.usePasskey}</span>
        </Button>
      )}
      <FormFailure text={isRefused ? messages.refused : failureText(failure ?? passkeyFailure)} />
    </FormDialog>
  )
})
