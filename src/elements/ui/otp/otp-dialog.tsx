import { Button } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '../../../core/api-error.ts'
import { otp as sixDigits } from '../../../core/contract/rules.ts'
import { createForm } from '../../../core/form.ts'
import { $formMessages } from '../../../core/messages/form.ts'
import { $otpMessages } from '../../../core/messages/otp.ts'
import { withFluentProvider } from '../fluent/with-fluent-provider.tsx'
import { useFailureText } from '../form/failure-text.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { OtpBoxes } from './otp-boxes.tsx'

interface OtpDialogProps {
  /** Where the code was sent. */
  text?: string
  /** Throws why the code was not taken. */
  send: (otp: string) => Promise<unknown>
  /** Has another code sent in place of one that is of no more use. Throws why it was not. */
  renew?: () => Promise<unknown>
  onAccepted?: () => void
  onCancel: () => void
}

/** Asks for the code of six digits. It stays open until the code is taken, or one gives up. */
export const OtpDialog = withFluentProvider(function OtpDialog({ text, send, renew, onAccepted, onCancel }: OtpDialogProps) {
  const messages = useStore($otpMessages)
  const { submit } = useStore($formMessages)
  // Empty boxes again for each code.
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
    form.$form.set({ errors: {}, submitting: false, failure: undefined })
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

/** A backend without our codes can only mean that the code is wrong. */
function blameCode(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const code = error.code === 'bad-request' ? 'otp-wrong' : error.code
  throw code.startsWith('otp-') ? new ApiError(code, error.message, { otp: code }) : error
}
