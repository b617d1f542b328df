import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { requiredText } from '../../../core/contract/rules.ts'
import type { TotpSecret as Secret } from '../../../core/contract/second-factor-due.ts'
import { createForm } from '../../../core/forms/form.ts'
import { $confirmSignInMessages, $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { confirmTotp, startTotp } from '../../../core/second-factor.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Loading } from '../../ui/feedback/loading/loading.tsx'
import { useFailureText } from '../../ui/form/failure-text.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { TotpSecret } from '../../ui/second-factor/totp-secret.tsx'

interface AddTotpDialogProps {
  onAdded: (codes: readonly string[]) => void
  onClose: () => void
}

/** Sets up an authenticator app: asks the server for a secret, shows it, and takes the app's first code. */
export function AddTotpDialog({ onAdded, onClose }: AddTotpDialogProps) {
  const [secret, setSecret] = useState<Secret>()
  return secret ? (
    <FirstCode secret={secret} onAdded={onAdded} onClose={onClose} />
  ) : (
    <AskForSecret onSecret={setSecret} onClose={onClose} />
  )
}

/** A form, although nobody fills it in: it asks who is there if the server wants to know, and its button tries again. */
function AskForSecret({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const { setUpTitle, setUp } = useStore($secondFactorMessages)
  const failureText = useFailureText()
  const [form] = useState(() => createForm({ rules: {}, send: async () => onSecret(await startTotp()) }))
  const { failure, submitting } = useStore(form.$form)
  const [isCanceled, setCanceled] = useState(false)
  useEffect(() => {
    form.submit({}).then((isSent) => {
      const { failure, submitting } = form.$form.get()
      setCanceled(!isSent && !submitting && failure === undefined)
    }, console.error)
  }, [form])
  useEffect(() => {
    if (isCanceled) onClose()
  }, [isCanceled, onClose])
  return (
    <FormDialog title={setUpTitle} submit={setUp} form={form} messages={{}} onClose={onClose}>
      {submitting && <Loading />}
      <FormFailure text={failureText(failure)} />
    </FormDialog>
  )
}

interface FirstCodeProps extends AddTotpDialogProps {
  secret: Secret
}

function FirstCode({ secret, onAdded, onClose }: FirstCodeProps) {
  const messages = useStore($secondFactorMessages)
  const { code, codeRequired, wrong } = useStore($confirmSignInMessages)
  const failureText = useFailureText()
  const [form] = useState(() => createForm({ rules: { code: requiredText }, send: async ({ code }) => onAdded(await confirmTotp(code)) }))
  const { failure } = useStore(form.$form)
  return (
    <FormDialog
      title={messages.setUpTitle}
      text={messages.scan}
      submit={messages.setUp}
      form={form}
      messages={{ code: { required: codeRequired, incorrect: wrong } }}
      onClose={onClose}
    >
      <TotpSecret secret={secret} />
      <TextField name="code" label={code} required autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} dir="ltr" />
      <FormFailure text={failureText(failure)} />
    </FormDialog>
  )
}
