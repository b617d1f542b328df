import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../../core/api/api-error.ts'
import { otp as sixDigits } from '../../../../core/contract/rules.ts'
import { createForm } from '../../../../core/forms/form.ts'
import { $formMessages } from '../../../../core/i18n/parts/form.ts'
import { $otpMessages } from '../../../../core/i18n/screens/otp.ts'
import { useFailureText } from '../../form/failure-text.ts'
import { FormDialog } from '../form-dialog.tsx'
import { FormFailure } from '../../form/form-failure.tsx'
import { OtpBoxes } from './otp-boxes.tsx'
import { Verification } from '../verification.tsx'
import { SendAgain } from './send-again.tsx'

interface OtpDialogProps {
  /** Text above the boxes, such as the address that received the code. */
  text?: string
  /** Checks the code. Rejects with the reason if it is not accepted. */
  send: (otp: string) => Promise<unknown>
  /** Sends a new code. Rejects with the reason if that fails. */
  renew?: () => Promise<unknown>
  onAccepted?: () => void
  onCancel: () => void
  /** Notice above the boxes. */
  children?: ReactNode
}

/** Dialog that asks for a six-digit code. Stays open until the code is accepted or the dialog is canceled. */
export function OtpDialog({ text, send, renew, onAccepted, onCancel, children }: OtpDialogProps) {
  const messages = useStore($otpMessages)
  const { submit } = useStore($formMessages)
  // Key of the boxes: each new code empties them.
  const [codes, setCodes] = useState(1)
  const [form] = useState(() => createForm({ rules: { otp: sixDigits }, send: ({ otp }) => send(otp).catch(blameCode) }))
  const [renewal] = useState(() => createForm({ rules: {}, send: async () => renew?.() }))
  const { failure, errors } = useStore(form.$form)
  const { submitting: renewing } = useStore(renewal.$form)
  const failureText = useFailureText()
  const isSpent = ['otp-expired', 'otp-used-up'].includes(errors.otp ?? '')

  async function startAnew() {
    const isSent = await renewal.submit({})
    const { failure } = renewal.$form.get()
    if (!isSent) return form.$form.set({ ...form.$form.get(), failure })
    setCodes(codes + 1)
    form.$form.set({ ...form.$form.get(), errors: {}, failure: undefined, sessionRestored: false })
  }

  return (
    <>
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
        {children}
        <OtpBoxes key={codes} />
        {renew && <SendAgain key={`again ${codes}`} now={isSpent} busy={renewing} send={() => void startAnew()} />}
        <FormFailure text={failureText(failure)} />
      </FormDialog>
      <Verification form={renewal} />
    </>
  )
}

/** Maps errors of the code to the field `otp`. A backend without the `otp-…` codes can only mean a wrong code. Always throws. */
function blameCode(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const code = error.code === 'bad-request' ? 'otp-wrong' : error.code
  throw code.startsWith('otp-') ? new ApiError(code, error.message, { otp: code }) : error
}
