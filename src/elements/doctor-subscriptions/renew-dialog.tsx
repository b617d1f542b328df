import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { renewedEnd } from '../../core/contract/period.ts'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { formatDay } from '../../core/format.ts'
import { createForm } from '../../core/forms/form.ts'
import { $renewMessages } from '../../core/i18n/screens/renew-subscription.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { useChangeFailure } from './change-failure.ts'
import { useRenew } from './status-change.ts'

interface RenewDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Dialog before a subscription whose period is over is reactivated. It stays open if the request fails. */
export function RenewDialog({ subscription, onClose }: RenewDialogProps) {
  const messages = useStore($renewMessages)
  const renew = useRenew()
  const failureOf = useChangeFailure()
  const [form] = useState(() => createForm({ rules: {}, send: () => renew(subscription) }))
  const { failure } = useStore(form.$form)
  const { name, end_date } = subscription
  const end = formatDay(end_date)
  const newEnd = formatDay(renewedEnd(subscription, new Date()))

  return (
    <FormDialog
      title={messages.title}
      text={messages.consequence({ name, end, newEnd })}
      role="alertdialog"
      submit={messages.renew}
      form={form}
      messages={{}}
      onAccepted={onClose}
      onClose={onClose}
    >
      <FormNotice />
      <FormFailure text={failure === undefined ? undefined : failureOf(failure)} />
    </FormDialog>
  )
}
