import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { useStore } from '@nanostores/react'
import type { PortalKey } from '../../core/contract/portals.ts'
import { formatDate } from '../../core/format.ts'
import { $portalKeysMessages } from '../../core/i18n/screens/portal-keys.ts'
import { RowAction } from '../ui/list/cells/row-action.tsx'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'
import { EmptyState } from '../ui/list/table/empty-state.tsx'

interface KeysTableProps {
  keys: PortalKey[]
  revoke: (key: PortalKey) => void
}

export function KeysTable({ keys, revoke }: KeysTableProps) {
  const messages = useStore($portalKeysMessages)
  if (keys.length === 0) return <EmptyState text={messages.empty} />
  return (
    <ShortTable
      label={messages.title}
      rows={keys}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', label: messages.name, kind: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'key', label: messages.key, cell: ({ last_four }) => <bdi className="pe-code">…{last_four}</bdi> },
        { key: 'created', label: messages.created, folds: 'middle', text: ({ createdAt }) => formatDate(createdAt) },
        { key: 'use', label: messages.lastUse, text: ({ usedAt }) => (usedAt ? formatDate(usedAt) : messages.never) },
        {
          key: 'actions',
          label: messages.actions,
          kind: 'actions',
          cell: (key) => (
            <div className="pe-actions">
              <RowAction
                danger
                label={messages.revoke}
                description={messages.revokeFor({ name: key.name })}
                icon={<Delete20Regular />}
                onClick={() => revoke(key)}
              />
            </div>
          ),
        },
      ]}
    />
  )
}
