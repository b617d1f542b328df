import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Revenue } from '../../core/contract/overview.ts'
import { formatMoney } from '../../core/format.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { Button } from '../ui/controls/button.tsx'
import { FigureCard } from '../ui/charts/figure-card.tsx'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { useChange } from './change.ts'

const RevenueDialog = lazyPart(
  () => import('./revenue-dialog.tsx'),
  ({ RevenueDialog }) => RevenueDialog,
)

/** Shows the most used currency. A dialog lists all currencies, because amounts in different currencies have no sum. */
export function RevenueFigure({ revenue }: { revenue: Revenue[] }) {
  const messages = useStore($overviewMessages)
  const locale = useStore($locale)
  const change = useChange()
  const [open, setOpen] = useState(false)
  const [first] = revenue
  if (!first) return <FigureCard label={messages.revenue} value={messages.noRevenue} />
  return (
    <FigureCard
      label={messages.revenueIn({ currency: first.currency.toUpperCase() })}
      value={formatMoney(first.now, first.currency, locale)}
      change={change(first, (more) => formatMoney(more, first.currency, locale))}
    >
      {revenue.length > 1 && (
        <Button onClick={() => setOpen(true)}>
          <span>{messages.moreCurrencies(revenue.length - 1)}</span>
        </Button>
      )}
      {open && <RevenueDialog revenue={revenue} onClose={() => setOpen(false)} />}
    </FigureCard>
  )
}
