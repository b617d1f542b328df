import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../core/api/api-error.ts'
import { required } from '../../../core/contract/rules.ts'
import { createForm } from '../../../core/forms/form.ts'
import { $verificationMessages } from '../../../core/i18n/screens/verification.ts'
import { signWithPasskey, usableOptions } from '../../../core/passkeys.ts'
import { startVerification, verifyAdmin } from '../../../core/verification.ts'
import { Button } from '../controls/button.tsx'
import { withFluentProvider } from '../fluent/with-fluent-provider.tsx'
import { useFailureText } from '../form/failure-text.ts'
import { PasswordField } from '../form/fields/password-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { FormDialog } from './form-dialog.tsx'

type PasskeyOptions = ReturnType<typeof usableOptions>

interface VerificationDialogProps {
  /** Called with true when the admin is verified, with false if the dialog is canceled. */
  onEnd: (isVerified: boolean) => void
}

/** Asks for the password or a passkey before a sensitive change. */
export const VerificationDialog = withFluentProvider(function VerificationDialog({ onEnd }: VerificationDialogProps) {
  const messages = useStore($verificationMessages)
  const failureText = useFailureText()
  const [options, setOptions] = useState<PasskeyOptions>()
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>()
  const [form] = useState(() => createForm({ rules: { password: required }, send: verifyAdmin }))
  const { failure, submitting } = useStore(form.$form)

  // A question to a passkey can be answered once. Without one, the password remains.
  const ask = () => startVerification().then((answer) => setOptions(usableOptions(answer)), console.error)
  useEffect(() => void ask(), [])

  async function signBy(question: NonNullable<PasskeyOptions>) {
    setPasskeyFailure(undefined)
    try {
      await verifyAdmin({ passkey: await signWithPasskey(question) })
      onEnd(true)
    } catch (error) {
      console.error(error)
      setPasskeyFailure(error)
      await ask()
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
      onAccepted={() => onEnd(true)}
      onClose={() => onEnd(false)}
    >
      <PasswordField name="password" label={messages.password} required autoComplete="current-password" />
      {options && (
        <Button look="outline" off={submitting} onClick={() => void signBy(options)}>
          <span>{messages.usePasskey}</span>
        </Button>
      )}
      <FormFailure text={isRefused ? messages.refused : failureText(failure ?? passkeyFailure)} />
    </FormDialog>
  )
})
