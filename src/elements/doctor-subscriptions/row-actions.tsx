import { ArrowClockwise20Regular, DismissCircle20Regular, ReceiptMoney20Regular } from '@fluentui/react-icons'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { $subscriptionMessages } from '../../core/messages/subscriptions.ts'
import { RowAction } from '../ui/table/row-action.tsx'

export interface SubscriptionActions {
  cancel: (subscription: Subscription) => void
  reactivate: (subscription: Subscription) => Promise<void>
  showInvoice: (subscription: Subscription) => void
}

interface RowActionsProps {
  subscription: Subscription
  actions: SubscriptionActions
}

/** An active subscription can be canceled and a canceled one reactivated; every one has an invoice action. */
export function RowActions({ subscription, actions }: RowActionsProps) {
  const messages = useStore($subscriptionMessages)
  const [busy, setBusy] = useState(false)
  const { name, status } = subscription

  async function reactivate() {
    if (busy) return
    setBusy(true)
    await actions.reactivate(subscription)
    setBusy(false)
  }

  return (
    <div className="pe-actions">
      {status === 'active' && (
        <RowAction
          label={messages.cancel}
          description={messages.cancelFor({ name })}
          icon={<DismissCircle20Regular />}
          danger
          onClick={() => actions.cancel(subscription)}
        />
      )}
      {status === 'canceled' && (
        <RowAction
          label={messages.reactivate}
          description={messages.reactivateFor({ name })}
          icon={<ArrowClockwise20Regular className={busy ? 'pe-spinning' : undefined} />}
          busy={busy}
          onClick={() => void reactivate()}
        />
      )}
      <RowAction
        label={messages.invoice}
        description={messages.invoiceFor({ name })}
        icon={<ReceiptMoney20Regular />}
        onClick={() => actions.showInvoice(subscription)}
      />
    </div>
  )
}
