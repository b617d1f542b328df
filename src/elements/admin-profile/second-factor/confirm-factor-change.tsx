import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '../../../core/api/api-error.ts'
import { createForm } from '../../../core/forms/form.ts'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useFailureText } from '../../ui/form/failure-text.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'

interface ConfirmFactorChangeProps<Result> {
  /** Title of the dialog and of its button. */
  title: string
  text: string
  destructive?: boolean
  send: () => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

/** Asks before a change of a second factor. It stays open if the request fails. */
export function ConfirmFactorChange<Result>({ title, text, destructive = false, send, onDone, onClose }: ConfirmFactorChangeProps<Result>) {
  const { lastFactor } = useStore($secondFactorMessages)
  const failureText = useFailureText()
  const [form] = useState(() => createForm({ rules: {}, send: async () => onDone(await send()) }))
  const { failure } = useStore(form.$form)
  const isLast = failure instanceof ApiError && failure.code === 'second-factor-required'
  return (
    <FormDialog
      title={title}
      text={text}
      role="alertdialog"
      submit={title}
      destructive={destructive}
      form={form}
      messages={{}}
      onClose={onClose}
    >
      <FormFailure text={isLast ? lastFactor : failureText(failure)} />
    </FormDialog>
  )
}
