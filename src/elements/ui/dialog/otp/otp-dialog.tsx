import { Button } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '../../../../core/api/api-error.ts'
import { otp as sixDigits } from '../../../../core/contract/rules.ts'
import { createForm } from '../../../../core/forms/form.ts'
import { $formMessages } from '../../../../core/i18n/parts/form.ts'
import { $otpMessages } from '../../../../core/i18n/screens/otp.ts'
import { withFluentProvider } from '../../fluent/with-fluent-provider.tsx'
import { useFailureText } from '../../form/failure-text.ts'
import { FormDialog } from '../form-dialog.tsx'
import { FormFailure } from '../../form/form-failure.tsx'
import { OtpBoxes } from './otp-boxes.tsx'

interface OtpDialogProps {
  /** Text above the boxes, such as the address that received the code. */
  text?: string
  /** Checks the code. Rejects with the reason if it is not accepted. */
  send: (otp: string) => Promise<unknown>
  /** Sends a new code if the old one is no longer valid. Rejects with the reason if that fails. */
  renew?: () => Promise<unknown>
  onAccepted?: () => void
  onCancel: () => void
}

/** Dialog that asks for a six-digit code. Stays open until the code is accepted or the dialog is canceled. */
export const OtpDialog = withFluentProvider(function OtpDialog({ text, send, renew, onAccepted, onCancel }: OtpDialogProps) {
  const messages = useStore($otpMessages)
  const { submit } = useStore($formMessages)
  // Key of the boxes: each new code empties them.
  const [codes, setCodes] = useState(1)
  const [form] = useState(() => createForm({ rules: { otp: sixDigits }, send: ({ otp }) => send(otp).catch(blameCode) }))
  const [renewal] = useState(() => createForm({ rules: {}, send: async () => renew?.() }))
  const { failure, errors } = useStore(form.$form)
  const { submitting: renewing, failure: notRenewed } = useStore(renewal.$form)
  const failureText = useFailureText()
  const isSpent = ['otp-expired', 'otp-used-up'].includes(errors.otp ?? '')

  async function startAnew() {
    if (!(await renewal.submit({}))) return
    setCodes(codes + 1)
    form.$form.set({ ...form.$form.get(), errors: {}, failure: undefined })
  }

  return (
    <FormDialog
      title={messages.title}
      text={text ?? messages.hint}
      submit={submit}
      form={form}
      messages={{
        otp: {
          incomplete: messages.incomplete,
          'otp-wrong': messages.wrong,
          'otp-expired': messages.expired,
          'otp-used-up': messages.usedUp,
        },
      }}
      onClose={onCancel}
      {...(onAccepted && { onAccepted })}
    >
      <OtpBoxes key={codes} />
      {renew && isSpent && (
        <div>
          <Button disabledFocusable={renewing} aria-busy={renewing} onClick={() => void startAnew()}>
            {messages.renew}
          </Button>
        </div>
      )}
      <FormFailure text={failureText(failure ?? notRenewed)} />
    </FormDialog>
  )
})

/** Maps errors of the code to the field `otp`. A backend without the `otp-…` codes can only mean a wrong code. Always throws. */
function blameCode(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const code = error.code === 'bad-request' ? 'otp-wrong' : error.code
  throw code.startsWith('otp-') ? new ApiError(code, error.message, { otp: code }) : error
}
