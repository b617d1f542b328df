import { PersonSettings20Regular } from '@fluentui/react-icons/headless/svg/person-settings'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { accountChangesOf } from '../../../core/admin-accounts.ts'
import { createAdminList, nameOf, type AdminQuery } from '../../../core/admins.ts'
import type { AdminListItem, AdminSort } from '../../../core/contract/admins.ts'
import { roleOf } from '../../../core/contract/session.ts'
import { formatDate, isoDate } from '../../../core/format.ts'
import { $admin } from '../../../core/identity.ts'
import { $adminStatusLabels } from '../../../core/i18n/parts/admin-statuses.ts'
import { $roleLabels, roleLabel } from '../../../core/i18n/parts/roles.ts'
import { $accountListMessages } from '../../../core/i18n/screens/account-list.ts'
import type { List } from '../../../core/lists/list.ts'
import { normalizeEmail } from '../../../core/session/session-state.ts'
import { Badge } from '../../ui/display/badge/badge.tsx'
import { Email } from '../../ui/display/email.tsx'
import { lazyPart } from '../../ui/feedback/loading/lazy-part.tsx'
import { ForSuperadmin } from '../../ui/feedback/notice/for-superadmin.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Column } from '../../ui/list/cells/column.ts'
import { RowAction } from '../../ui/list/cells/row-action.tsx'
import { useList } from '../../ui/list/use-list.ts'
import { AccountTable, type AccountQuery } from '../account-table.tsx'
import { HistoryLink } from '../row-links.tsx'

const ManageAdminDialog = lazyPart(
  () => import('./manage-admin-dialog.tsx'),
  ({ ManageAdminDialog }) => ManageAdminDialog,
)

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
  const [managed, setManaged] = useState<AdminListItem>()
  return (
    <>
      <AccountTable
        kind="admins"
        title={admins}
        empty={noAdmins}
        counted={countOfAdmins}
        list={list}
        columns={useColumns(useKnowsAccounts(list), setManaged)}
        filters={[{ name: 'joined', label: joined }]}
      />
      {managed && <ManageAdminDialog admin={managed} onClose={() => setManaged(undefined)} />}
    </>
  )
}

/** Returns false for a backend that tells no status of its admins. */
function useKnowsAccounts(list: List<AdminListItem, AdminQuery>): boolean {
  const { page } = useStore(list.$view)
  return !page?.rows.length || page.rows.some(({ status }) => status)
}

// Shared element: React skips it when a row shows another admin.
const icon = <PersonSettings20Regular />

const sortable = (sort: AdminSort) => ({ key: sort, sort })

function useColumns(knowsAccounts: boolean, manage: (admin: AdminListItem) => void): Column<AdminListItem>[] {
  const messages = useStore($accountListMessages)
  const roles = useStore($roleLabels)
  const statuses = useStore($adminStatusLabels)
  const own = useStore($admin)
  return useMemo(() => {
    const accountColumns: Column<AdminListItem>[] = [
      { key: 'role', label: messages.role, text: ({ role }) => roleLabel(roles, roleOf(role) ?? 'admin') },
      {
        key: 'status',
        label: messages.status,
        brief: true,
        text: ({ status }) => statuses[status === 'disabled' ? 'disabled' : 'active'],
        cell: ({ status }) => (
          <Badge color={status === 'disabled' ? 'quiet' : 'success'}>{statuses[status === 'disabled' ? 'disabled' : 'active']}</Badge>
        ),
      },
      {
        key: 'actions',
        label: messages.actions,
        kind: 'actions',
        cell: (admin) => (
          <div className="pe-actions">
            {accountChangesOf(admin).length > 0 && normalizeEmail(admin.email) !== own && (
              <RowAction
                label={messages.manage}
                description={messages.manageAdmin({ name: nameOf(admin) })}
                icon={icon}
                onClick={() => manage(admin)}
              />
            )}
            <HistoryLink to="activity" id={admin.id} name={nameOf(admin)} />
          </div>
        ),
      },
    ]
    return [
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
        folds: 'last',
        text: ({ createdAt }) => formatDate(createdAt),
        exported: ({ createdAt }) => isoDate(createdAt),
      },
      ...(knowsAccounts ? accountColumns : []),
    ]
  }, [messages, roles, statuses, own, knowsAccounts, manage])
}
