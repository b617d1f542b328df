import { useStore } from '@nanostores/react'
import { formatCount } from '../../core/format-counts.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { $planLabels } from '../../core/i18n/parts/plans.ts'
import { $statusLabels } from '../../core/i18n/parts/statuses.ts'
import type { Column } from '../ui/list/cells/column.ts'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'
import type { PlanKey, SubscriptionMatrix } from './subscription-matrix.ts'

interface Row {
  key: PlanKey | 'total'
  total: number
  values: number[]
}

export function SubscriptionsTable({ matrix: { plans, statuses } }: { matrix: SubscriptionMatrix }) {
  const messages = useStore($overviewMessages)
  const planLabels = useStore($planLabels)
  const statusLabels = useStore($statusLabels)
  const locale = useStore($locale)
  const values = statuses.map(({ total }) => total)
  const rows: Row[] = [...plans, { key: 'total', total: values.reduce((sum, value) => sum + value, 0), values }]
  const columns: Column<Row>[] = [
    { key: 'plan', label: messages.plan, cell: ({ key }) => (key === 'total' ? messages.total : planLabels[key]) },
    ...statuses.map((status, index): Column<Row> => ({
      key: status.key,
      label: statusLabels[status.key],
      kind: 'number',
      cell: (row) => formatCount(row.values[index] ?? 0, locale),
    })),
    { key: 'total', label: messages.total, kind: 'number', cell: ({ total }) => formatCount(total, locale) },
  ]
  return <ShortTable label={messages.byPlanAndStatus} rows={rows} keyOf={({ key }) => key} columns={columns} />
}
