import { ArrowClockwise20Regular } from '@fluentui/react-icons/headless/svg/arrow-clockwise'
import { DismissCircle20Regular } from '@fluentui/react-icons/headless/svg/dismiss-circle'
import { ReceiptMoney20Regular } from '@fluentui/react-icons/headless/svg/receipt-money'
import type { StoreValue } from 'nanostores'
import { useState } from 'react'
import type { Id } from '../../core/contract/as-read.ts'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import type { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { isOutdated } from '../../core/subscriptions.ts'
import { RowAction } from '../ui/list/cells/row-action.tsx'

export interface SubscriptionActions {
  cancel: (subscription: Subscription) => void
  reactivate: (subscription: Subscription) => Promise<void>
  showInvoice: (subscription: Subscription) => void
}

/** Accessible names of the buttons: each names its row, by doctor or by plan. */
export type ActionNames = Record<'cancel' | 'reactivate' | 'invoice', string>

interface RowActionsProps {
  /** False for a session that may only read: its rows have the invoice alone. */
  mayChange: boolean
  subscription: Subscription
  actions: SubscriptionActions
  labels: StoreValue<typeof $subscriptionMessages>
  names: ActionNames
}

// Shared elements: React skips them when a row shows another subscription.
const icons = {
  cancel: <DismissCircle20Regular />,
  reactivate: <ArrowClockwise20Regular />,
  reactivating: <ArrowClockwise20Regular className="pe-spinning" />,
  invoice: <ReceiptMoney20Regular />,
}

/** Buttons of a row: cancel an active subscription, reactivate a canceled one, show the invoice of any. */
export function RowActions({ mayChange, subscription, actions, labels, names }: RowActionsProps) {
  const { id, status } = subscription
  // Id instead of a boolean: the row may show another subscription before the request ends.
  const [reactivating, setReactivating] = useState<Id>()
  const busy = reactivating === id || isOutdated(subscription)

  async function reactivate() {
    if (busy) return
    setReactivating(id)
    await actions.reactivate(subscription)
    setReactivating((current) => (current === id ? undefined : current))
  }

  return (
    <div className="pe-actions">
      {mayChange && status === 'active' && (
        <RowAction
          label={labels.cancel}
          description={names.cancel}
          icon={icons.cancel}
          danger
          onClick={() => isOutdated(subscription) || actions.cancel(subscription)}
        />
      )}
      {mayChange && status === 'canceled' && (
        <RowAction
          label={labels.reactivate}
          description={names.reactivate}
          icon={busy ? icons.reactivating : icons.reactivate}
          busy={busy}
          onClick={() => void reactivate()}
        />
      )}
      <RowAction
        label={labels.invoice}
        description={names.invoice}
        icon={icons.invoice}
        onClick={() => actions.showInvoice(subscription)}
      />
    </div>
  )
}
