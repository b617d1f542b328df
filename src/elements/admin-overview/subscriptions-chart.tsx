import { useStore } from '@nanostores/react'
import type { SubscriptionCount } from '../../core/contract/overview.ts'
import { formatCount } from '../../core/counts.ts'
import { $locale } from '../../core/i18n.ts'
import { $overviewMessages } from '../../core/messages/overview.ts'
import { $planLabels } from '../../core/messages/plans.ts'
import { $statusLabels } from '../../core/messages/statuses.ts'
import { Card } from '../ui/card/card.tsx'
import { ChartCard } from '../ui/chart/chart-card.tsx'
import { StackedBars, type SeriesLook } from '../ui/chart/stacked-bars.tsx'
import { EmptyState } from '../ui/table/empty-state.tsx'
import { matrixOf, type StatusKey } from './subscription-matrix.ts'
import { SubscriptionsTable } from './subscriptions-table.tsx'

const looks: Record<StatusKey, SeriesLook> = { active: 'brand', canceled: 'accent', expired: 'quiet', unknown: 'other' }

export function SubscriptionsChart({ counts }: { counts: SubscriptionCount[] }) {
  const messages = useStore($overviewMessages)
  const planLabels = useStore($planLabels)
  const statusLabels = useStore($statusLabels)
  const locale = useStore($locale)
  const matrix = matrixOf(counts)
  const share = (name: string, count: number) => messages.share({ name, count: formatCount(count, locale) })
  if (counts.length === 0)
    return (
      <Card title={messages.byPlanAndStatus}>
        <EmptyState text={messages.noSubscriptions} />
      </Card>
    )
  const byPlan = matrix.plans.map(({ key, total }) => share(planLabels[key], total))
  const byStatus = matrix.statuses.map(({ key, total }) => share(statusLabels[key], total))
  return (
    <ChartCard
      title={messages.byPlanAndStatus}
      chart={
        <StackedBars
          summary={new Intl.ListFormat(locale, { type: 'unit' }).format([...byPlan, ...byStatus])}
          series={matrix.statuses.map(({ key }, index) => ({ key, label: byStatus[index] ?? '', look: looks[key] }))}
          bars={matrix.plans.map(({ key, total, values }) => ({ key, label: planLabels[key], total: formatCount(total, locale), values }))}
        />
      }
      table={<SubscriptionsTable matrix={matrix} />}
    />
  )
}
