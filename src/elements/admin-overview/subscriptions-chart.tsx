import { useStore } from '@nanostores/react'
import type { SubscriptionCount } from '../../core/contract/overview.ts'
import { formatCount } from '../../core/format-counts.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { $planLabels } from '../../core/i18n/parts/plans.ts'
import { $statusLabels } from '../../core/i18n/parts/statuses.ts'
import { Card } from '../ui/display/card/card.tsx'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { StackedBars, type SeriesLook } from '../ui/charts/stacked-bars.tsx'
import { EmptyState } from '../ui/list/table/empty-state.tsx'
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
          bars={matrix.plans.map(({ key, total, values }) => ({
            key,
            label: planLabels[key],
            total: formatCount(total, locale),
            values,
            tips: matrix.statuses.map((status, index) => share(`${planLabels[key]} · ${statusLabels[status.key]}`, values[index] ?? 0)),
          }))}
        />
      }
      table={<SubscriptionsTable matrix={matrix} />}
    />
  )
}
