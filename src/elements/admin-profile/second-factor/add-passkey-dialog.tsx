import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '../../../core/api/api-error.ts'
import { requiredText } from '../../../core/contract/rules.ts'
import { deviceOf } from '../../../core/device-name.ts'
import { createForm } from '../../../core/forms/form.ts'
import { $confirmSignInMessages, $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { addPasskey } from '../../../core/second-factor.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useFailureText } from '../../ui/form/failure-text.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'

interface AddPasskeyDialogProps {
  onAdded: (name: string, codes: readonly string[]) => void
  onClose: () => void
}

/** Asks for the name of a passkey, and lets the browser create it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const messages = useStore($secondFactorMessages)
  const { refused } = useStore($confirmSignInMessages)
  const failureText = useFailureText()
  const [form] = useState(() =>
    createForm({
      rules: { passkey_name: requiredText },
      send: async ({ passkey_name: name }) => onAdded(name, await addPasskey(name)),
    }),
  )
  const { failure } = useStore(form.$form)
  const isRefused = failure instanceof ApiError && ['passkey-refused', 'challenge-expired'].includes(failure.code)
  return (
    <FormDialog
      title={messages.addPasskey}
      text={messages.passkeysHint}
      submit={messages.addPasskey}
      form={form}
      messages={{ passkey_name: { required: messages.nameRequired } }}
      loaded={{ passkey_name: deviceOf(navigator.userAgent)?.system ?? '' }}
      onClose={onClose}
    >
      <TextField name="passkey_name" label={messages.name} hint={messages.nameHint} required autoComplete="off" />
      <FormFailure text={isRefused ? refused : failureText(failure)} />
    </FormDialog>
  )
}
