import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { $planChoices } from '../../core/i18n/parts/plans.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { createSubscriptionList, type SubscriptionQuery } from '../../core/subscriptions.ts'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { Misconfigured } from '../ui/feedback/notice/misconfigured.tsx'
import { useShownColumns } from '../ui/list/columns/shown-columns.ts'
import { DataTable } from '../ui/list/table/data-table.tsx'
import { useList } from '../ui/list/use-list.ts'
import { ListTools } from '../ui/list/toolbar/list-tools.tsx'
import { Toolbar } from '../ui/list/toolbar/toolbar.tsx'
import { queryOf, type DoctorSubscriptionsAttributes } from './attributes.ts'
import { useColumns } from './columns.tsx'
import { useInvoice } from './invoice.ts'
import { useReactivate } from './status-change.ts'

const CancelDialog = lazyPart(
  () => import('./cancel-dialog.tsx'),
  ({ CancelDialog }) => CancelDialog,
)
const RenewDialog = lazyPart(
  () => import('./renew-dialog.tsx'),
  ({ RenewDialog }) => RenewDialog,
)
const InvoiceDialog = lazyPart(
  () => import('./invoice-dialog.tsx'),
  ({ InvoiceDialog }) => InvoiceDialog,
)

export function DoctorSubscriptions({ status, doctorId, pageSize, listState }: DoctorSubscriptionsAttributes) {
  const messages = useStore($subscriptionMessages)
  const query = useMemo(() => queryOf({ status, doctorId, pageSize }), [status, doctorId, pageSize])
  if (typeof query === 'string') return <Misconfigured message={messages[query]} />
  return <SubscriptionTable key={JSON.stringify(query)} query={query} listState={listState} />
}

/** Texts of the printed heading by status. */
const counts = { all: 'count', active: 'countActive', inactive: 'countInactive', canceled: 'count', expired: 'count' } as const

interface SubscriptionTableProps {
  query: Partial<SubscriptionQuery>
  listState: string | undefined
}

function SubscriptionTable({ query, listState }: SubscriptionTableProps) {
  const messages = useStore($subscriptionMessages)
  const list = useList(createSubscriptionList, query, listState)
  const [canceling, setCanceling] = useState<Subscription>()
  const [invoice, setInvoice] = useState<Subscription>()
  const [renewing, setRenewing] = useState<Subscription>()
  const reactivate = useReactivate(setRenewing)
  const showInvoice = useInvoice(setInvoice)
  const actions = useMemo(() => ({ cancel: setCanceling, reactivate, showInvoice }), [reactivate, showInvoice])
  const embedded = query.doctor_id !== undefined
  const columns = useColumns({ embedded, actions })
  const chosen = useShownColumns('subscriptions', columns)
  // The embedded table has no menu of columns, so it shows all of them.
  const shown = embedded ? columns : chosen
  const title = messages[query.status ?? 'all']
  const planChoices = useStore($planChoices)
  const filters = embedded ? [] : [{ name: 'plan', label: messages.plan, choices: planChoices }]

  return (
    <>
      <DataTable
        label={title}
        list={list}
        columns={shown}
        keyOf={({ id }) => id}
        empty={messages.empty}
        filters={filters}
        toolbar={
          !embedded && (
            <Toolbar
              title={title}
              counted={messages.count}
              printed={messages[counts[query.status ?? 'all']]}
              list={list}
              filters={filters}
              tools={
                <ListTools
                  kind="subscriptions"
                  name={`${query.status ?? 'all'}-subscriptions`}
                  list={list}
                  columns={columns}
                  shown={shown}
                />
              }
            />
          )
        }
      />
      {canceling && <CancelDialog subscription={canceling} onClose={() => setCanceling(undefined)} />}
      {renewing && <RenewDialog subscription={renewing} onClose={() => setRenewing(undefined)} />}
      {invoice && <InvoiceDialog subscription={invoice} onClose={() => setInvoice(undefined)} />}
    </>
  )
}
