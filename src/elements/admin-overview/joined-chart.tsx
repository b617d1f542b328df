import { useStore } from '@nanostores/react'
import type { MonthCount } from '../../core/contract/overview.ts'
import { formatCount, formatCountBriefly, formatMonth } from '../../core/format-counts.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { ColumnChart } from '../ui/charts/column-chart.tsx'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'

export function JoinedChart({ months }: { months: MonthCount[] }) {
  const messages = useStore($overviewMessages)
  const locale = useStore($locale)
  return (
    <ChartCard
      title={messages.joined}
      chart={
        <ColumnChart
          summary={useSummary(months)}
          columns={months.map(({ month, count }, index) => ({
            key: month,
            label: formatMonth(month, locale, 'short'),
            value: count ?? 0,
            text: formatCountBriefly(count, locale),
            tip: messages.share({ name: formatMonth(month, locale, 'long'), count: formatCount(count, locale) }),
            marked: index === months.length - 1,
          }))}
        />
      }
      table={
        <ShortTable
          label={messages.joined}
          rows={months}
          keyOf={({ month }) => month}
          columns={[
            { key: 'month', label: messages.month, cell: ({ month }) => formatMonth(month, locale, 'long') },
            { key: 'count', label: messages.practices, kind: 'number', cell: ({ count }) => formatCount(count, locale) },
          ]}
        />
      }
    />
  )
}

function useSummary(months: MonthCount[]): string {
  const messages = useStore($overviewMessages)
  const locale = useStore($locale)
  const total = months.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const [most] = [...months].sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  if (!most || total === 0) return messages.nobodyJoined
  return messages.joinedSummary({
    total: formatCount(total, locale),
    month: formatMonth(most.month, locale, 'long'),
    count: formatCount(most.count, locale),
  })
}
