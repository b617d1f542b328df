import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { createActivityList, kindsOf, type ActivityQuery } from '../../core/activity.ts'
import { $activityKinds, $activityMessages } from '../../core/i18n/screens/activity.ts'
import { ForSuperadmin } from '../ui/feedback/notice/for-superadmin.tsx'
import { Misconfigured } from '../ui/feedback/notice/misconfigured.tsx'
import { useShownColumns } from '../ui/list/columns/shown-columns.ts'
import type { Filter } from '../ui/list/filters/filter.ts'
import { DataTable } from '../ui/list/table/data-table.tsx'
import { ListTools } from '../ui/list/toolbar/list-tools.tsx'
import { Toolbar } from '../ui/list/toolbar/toolbar.tsx'
import { useList } from '../ui/list/use-list.ts'
import { isForSuperadmin, queryOf, type ActivityLogAttributes } from './attributes.ts'
import { useColumns } from './columns.tsx'

export function ActivityLog({ doctorId, adminId, pageSize, listState }: ActivityLogAttributes) {
  const messages = useStore($activityMessages)
  const query = useMemo(() => queryOf({ doctorId, adminId, pageSize }), [doctorId, adminId, pageSize])
  if (typeof query === 'string') return <Misconfigured message={messages[query]} />
  const table = <ActivityTable key={JSON.stringify(query)} query={query} listState={listState} />
  // A refused request would end the admin's session.
  return isForSuperadmin(query) ? <ForSuperadmin>{table}</ForSuperadmin> : table
}

interface ActivityTableProps {
  query: Partial<ActivityQuery>
  listState: string | undefined
}

function ActivityTable({ query, listState }: ActivityTableProps) {
  const messages = useStore($activityMessages)
  const kinds = useStore($activityKinds)
  const list = useList(createActivityList, query, listState)
  const isOfPractice = query.doctor_id !== undefined
  const columns = useColumns(isOfPractice)
  const kind = isOfPractice ? 'practice-activity' : 'activity'
  const shown = useShownColumns(kind, columns)
  const filters: Filter[] = [
    { name: 'kind', label: messages.kind, choices: Object.fromEntries(kindsOf(query).map((one) => [one, kinds[one]])) },
    { name: 'at', label: messages.time },
  ]
  return (
    <DataTable
      label={messages.title}
      list={list}
      columns={shown}
      keyOf={({ id }) => id}
      empty={messages.empty}
      filters={filters}
      toolbar={
        <Toolbar
          title={messages.title}
          counted={messages.count}
          list={list}
          filters={filters}
          hasSearch={!isOfPractice}
          tools={<ListTools kind={kind} list={list} columns={columns} shown={shown} />}
        />
      }
    />
  )
}
