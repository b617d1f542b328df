import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { createAdminList, nameOf, type AdminQuery } from '../../core/admins.ts'
import type { AdminListItem, AdminSort } from '../../core/contract/admins.ts'
import { formatDate, isoDate } from '../../core/format.ts'
import { $accountListMessages } from '../../core/i18n/screens/account-list.ts'
import { Email } from '../ui/display/email.tsx'
import { ForSuperadmin } from '../ui/feedback/notice/for-superadmin.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Column } from '../ui/list/cells/column.ts'
import { useList } from '../ui/list/use-list.ts'
import { AccountTable, type AccountQuery } from './account-table.tsx'
import { HistoryLink } from './row-links.tsx'

/** Does not request the list for other roles: a refused request would end the admin's session. */
export function AdminsTable(asked: AccountQuery<AdminQuery>) {
  return (
    <ForSuperadmin>
      <AllAdmins {...asked} />
    </ForSuperadmin>
  )
}

function AllAdmins({ query, listState }: AccountQuery<AdminQuery>) {
  const { admins, noAdmins, countOfAdmins, joined } = useStore($accountListMessages)
  const list = useList(createAdminList, query, listState)
  return (
    <AccountTable
      kind="admins"
      title={admins}
      empty={noAdmins}
      counted={countOfAdmins}
      list={list}
      columns={useColumns()}
      filters={[{ name: 'joined', label: joined }]}
    />
  )
}

const sortable = (sort: AdminSort) => ({ key: sort, sort })

function useColumns(): Column<AdminListItem>[] {
  const messages = useStore($accountListMessages)
  return useMemo(
    () => [
      {
        key: 'profile',
        label: messages.profile,
        kind: 'picture',
        cell: (admin) => <Picture name={nameOf(admin)} url={admin.profile_picture} />,
      },
      { ...sortable('name'), label: messages.name, kind: 'title', text: nameOf },
      {
        ...sortable('email'),
        label: messages.email,
        brief: true,
        text: ({ email }) => email,
        cell: ({ email }) => <Email address={email} />,
      },
      {
        ...sortable('createdAt'),
        label: messages.joiningDate,
        text: ({ createdAt }) => formatDate(createdAt),
        exported: ({ createdAt }) => isoDate(createdAt),
      },
      {
        key: 'actions',
        label: messages.actions,
        kind: 'actions',
        cell: (admin) => (
          <div className="pe-actions">
            <HistoryLink to="activity" id={admin.id} name={nameOf(admin)} />
          </div>
        ),
      },
    ],
    [messages],
  )
}
