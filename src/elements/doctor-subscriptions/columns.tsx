import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Subscription, SubscriptionSort } from '../../core/contract/subscriptions.ts'
import { formatDay, formatMoney, isoDay } from '../../core/format.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $planLabels, planName } from '../../core/i18n/parts/plans.ts'
import { $statusLabels } from '../../core/i18n/parts/statuses.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { $mayChange } from '../../core/session/access.ts'
import { knownStatus } from '../../core/subscriptions.ts'
import { PlanBadge } from '../ui/display/badge/plan-badge.tsx'
import { StatusBadge } from '../ui/display/badge/status-badge.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Column } from '../ui/list/cells/column.ts'
import { NameLink } from '../ui/list/cells/name-link.tsx'
import { RowActions, type ActionNames, type SubscriptionActions } from './row-actions.tsx'

interface ColumnOptions {
  embedded: boolean
  actions: SubscriptionActions
}

const sortable = (sort: SubscriptionSort) => ({ key: sort, sort })

/** Columns of the full list, or of one doctor's table, which names its rows by plan instead of photo and name. */
export function useColumns({ embedded, actions }: ColumnOptions): Column<Subscription>[] {
  const messages = useStore($subscriptionMessages)
  const plans = useStore($planLabels)
  const statuses = useStore($statusLabels)
  const locale = useStore($locale)
  const mayChange = useStore($mayChange)
  return useMemo(() => {
    const actionNames = ({ name, plan, createdAt }: Subscription): ActionNames => {
      const from = { plan: planName(plans, plan), date: formatDay(createdAt) }
      return embedded
        ? { cancel: messages.cancelPlan(from), reactivate: messages.reactivatePlan(from), invoice: messages.invoicePlan(from) }
        : { cancel: messages.cancelFor({ name }), reactivate: messages.reactivateFor({ name }), invoice: messages.invoiceFor({ name }) }
    }
    const columns: (Column<Subscription> | false)[] = [
      !embedded && {
        key: 'profile',
        label: messages.profile,
        kind: 'picture',
        cell: ({ name, profile_picture }) => <Picture name={name} url={profile_picture} />,
      },
      !embedded && {
        ...sortable('name'),
        label: messages.name,
        kind: 'title',
        text: ({ name }) => name,
        cell: ({ user_id, name }) => <NameLink to="doctor" id={user_id} name={name} />,
      },
      {
        ...sortable('plan'),
        label: messages.plan,
        ...(embedded ? { kind: 'title' } : { folds: 'last', brief: true }),
        text: ({ plan }) => planName(plans, plan),
        cell: ({ plan }) => <PlanBadge plan={plan} />,
      },
      {
        ...sortable('amount'),
        label: messages.amount,
        sortedBy: messages.byCurrency,
        brief: true,
        kind: 'number',
        text: ({ amount }) => amount,
        beside: { label: messages.currency, text: ({ currency }) => currency.toUpperCase() },
        cell: ({ amount, currency }) => <bdi>{formatMoney(amount, currency, locale)}</bdi>,
      },
      {
        ...sortable('createdAt'),
        label: messages.startDate,
        ...(!embedded && { folds: 'last' }),
        text: ({ createdAt }) => formatDay(createdAt),
        exported: ({ createdAt }) => isoDay(createdAt),
      },
      {
        ...sortable('end_date'),
        label: messages.expiryDate,
        brief: embedded,
        text: ({ end_date }) => formatDay(end_date),
        exported: ({ end_date }) => isoDay(end_date),
      },
      embedded && {
        ...sortable('status'),
        label: messages.status,
        brief: true,
        text: ({ status }) => statuses[knownStatus(status) ?? 'unknown'],
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        key: 'actions',
        label: messages.actions,
        kind: 'actions',
        cell: (subscription) => (
          <RowActions
            mayChange={mayChange}
            subscription={subscription}
            actions={actions}
            labels={messages}
            names={actionNames(subscription)}
          />
        ),
      },
    ]
    return columns.filter((column) => column !== false)
  }, [messages, plans, statuses, locale, mayChange, embedded, actions])
}
