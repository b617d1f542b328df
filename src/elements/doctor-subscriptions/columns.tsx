import { useStore } from '@nanostores/react'
import type { Subscription, SubscriptionSort } from '../../core/contract/subscriptions.ts'
import { formatDate, formatMoney } from '../../core/format.ts'
import { $locale } from '../../core/i18n.ts'
import { $subscriptionMessages } from '../../core/messages/subscriptions.ts'
import { PlanBadge } from '../ui/badge/plan-badge.tsx'
import { StatusBadge } from '../ui/badge/status-badge.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Column } from '../ui/table/column.ts'
import { RowActions, type SubscriptionActions } from './row-actions.tsx'

interface ColumnOptions {
  embedded: boolean
  actions: SubscriptionActions
}

export function useColumns({ embedded, actions }: ColumnOptions): Column<Subscription>[] {
  const messages = useStore($subscriptionMessages)
  const locale = useStore($locale)
  const sortable = (sort: SubscriptionSort) => ({ key: sort, sort })
  const columns: (Column<Subscription> | false)[] = [
    { key: 'profile', label: messages.profile, kind: 'picture', cell: ({ name, profile_picture }) => <Picture name={name} url={profile_picture} /> },
    { ...sortable('name'), label: messages.name, kind: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    { ...sortable('plan'), label: messages.plan, cell: ({ plan }) => <PlanBadge plan={plan} /> },
    {
      ...sortable('amount'),
      label: messages.amount,
      kind: 'number',
      cell: ({ amount, currency }) => <bdi>{formatMoney(amount, currency, locale)}</bdi>,
    },
    { ...sortable('createdAt'), label: messages.startDate, cell: ({ createdAt }) => formatDate(createdAt) },
    { ...sortable('end_date'), label: messages.expiryDate, cell: ({ end_date }) => formatDate(end_date) },
    embedded && { ...sortable('status'), label: messages.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'actions',
      label: messages.actions,
      kind: 'actions',
      cell: (subscription) => <RowActions subscription={subscription} actions={actions} />,
    },
  ]
  return columns.filter((column) => column !== false)
}
