import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { requiredText } from '../../core/contract/rules.ts'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { formatMoney } from '../../core/format.ts'
import { createForm } from '../../core/forms/form.ts'
import { emptyValues } from '../../core/forms/loaded-values.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { $planLabels, planName } from '../../core/i18n/parts/plans.ts'
import { $cancelMessages } from '../../core/i18n/screens/cancel-subscription.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx'
import { useChangeFailure } from './change-failure.ts'
import { useCancel } from './cancel.ts'

interface CancelDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Dialog that asks for the reason of a cancellation. It stays open with its values if the request fails. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const messages = useStore($cancelMessages)
  const { submit } = useStore($formMessages)
  const plans = useStore($planLabels)
  const locale = useStore($locale)
  const cancel = useCancel()
  const failureOf = useChangeFailure()
  const [form] = useState(() => createForm({ rules: { reason: requiredText }, send: ({ reason }) => cancel(subscription, reason) }))
  const { failure } = useStore(form.$form)
  const { name, plan, amount, currency } = subscription

  return (
    <FormDialog
      title={messages.title}
      text={messages.consequence({ name, plan: planName(plans, plan), amount: formatMoney(amount, currency, locale) })}
      submit={submit}
      destructive
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
}
