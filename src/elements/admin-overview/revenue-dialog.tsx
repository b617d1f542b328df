import { useStore } from '@nanostores/react'
import type { Revenue } from '../../core/contract/overview.ts'
import { formatMoney, type SignDisplay } from '../../core/format.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'

interface RevenueDialogProps {
  revenue: Revenue[]
  onClose: () => void
}

export function RevenueDialog({ revenue, onClose }: RevenueDialogProps) {
  const messages = useStore($overviewMessages)
  const { close } = useStore($formMessages)
  const locale = useStore($locale)
  const money = (amount: number | null, currency: string, sign?: SignDisplay) => <bdi>{formatMoney(amount, currency, locale, sign)}</bdi>
  return (
    <Dialog
      title={messages.revenueByCurrency}
      text={messages.revenueExplained}
      onClose={onClose}
      actions={
        <Button look="outline" onClick={onClose}>
          <span>{close}</span>
        </Button>
      }
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <div role="group" aria-label={messages.revenueByCurrency} tabIndex={0}>
        <ShortTable
          label={messages.revenueByCurrency}
          rows={revenue}
          keyOf={({ currency }) => currency}
          columns={[
            { key: 'currency', label: messages.currency, cell: ({ currency }) => currency },
            { key: 'now', label: messages.revenue, kind: 'number', cell: ({ now, currency }) => money(now, currency) },
            {
              key: 'change',
              label: messages.changeIn30Days,
              kind: 'number',
              cell: ({ now, before, currency }) => money(now === null || before === null ? null : now - before, currency, 'exceptZero'),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
