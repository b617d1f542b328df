import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { requiredText } from '../../core/contract/rules.ts'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { createForm } from '../../core/forms/form.ts'
import { emptyValues } from '../../core/forms/loaded-values.ts'
import { $cancelMessages } from '../../core/i18n/screens/cancel-subscription.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx'
import { useChangeFailure } from './change-failure.ts'
import { useCancel } from './status-change.ts'

interface CancelDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Dialog that asks for the reason of a cancellation. It stays open with its values if the request fails. */
export const CancelDialog = withFluentProvider(function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const messages = useStore($cancelMessages)
  const { submit } = useStore($formMessages)
  const cancel = useCancel()
  const failureOf = useChangeFailure()
  const [form] = useState(() => createForm({ rules: { reason: requiredText }, send: ({ reason }) => cancel(subscription, reason) }))
  const { failure } = useStore(form.$form)

  return (
    <FormDialog
      title={messages.title}
      text={messages.consequence({ name: subscription.name })}
      submit={submit}
      form={form}
      messages={{ reason: { required: messages.reasonRequired } }}
      loaded={emptyValues}
      onAccepted={onClose}
      onClose={onClose}
    >
      <FormNotice draft={`cancel-subscription ${subscription.id}`} />
      <FormFailure text={failure === undefined ? undefined : failureOf(failure)} />
      <TextAreaField name="reason" label={messages.reason} required />
    </FormDialog>
  )
})
