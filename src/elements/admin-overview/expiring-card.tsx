import { useStore } from '@nanostores/react'
import type { Overview } from '../../core/contract/overview.ts'
import { formatCount } from '../../core/format-counts.ts'
import { formatDay } from '../../core/format.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { Badge } from '../ui/display/badge/badge.tsx'
import { PlanBadge } from '../ui/display/badge/plan-badge.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { EmptyState } from '../ui/list/table/empty-state.tsx'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'
import { DoctorLink } from './doctor-link.tsx'

export function ExpiringCard({ expiring: { total, first } }: { expiring: Overview['expiring'] }) {
  const messages = useStore($overviewMessages)
  const locale = useStore($locale)
  if (first.length === 0)
    return (
      <Card title={messages.expiring}>
        <EmptyState text={messages.nothingExpires} />
      </Card>
    )
  return (
    <Card
      title={messages.expiring}
      actions={
        <Badge color="brand" part="count">
          {formatCount(total, locale)}
        </Badge>
      }
    >
      <ShortTable
        label={messages.expiring}
        rows={first}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'profile',
            label: messages.profile,
            kind: 'picture',
            cell: ({ name, profile_picture }) => <Picture name={name} url={profile_picture} />,
          },
          {
            key: 'name',
            label: messages.name,
            kind: 'title',
            cell: ({ user_id, name }) => <DoctorLink id={user_id} name={name} />,
          },
          { key: 'plan', label: messages.plan, folds: 'middle', cell: ({ plan }) => <PlanBadge plan={plan} /> },
          { key: 'end', label: messages.expiryDate, kind: 'number', cell: ({ end_date }) => formatDay(end_date) },
        ]}
      />
    </Card>
  )
}
