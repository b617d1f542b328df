import { useStore } from '@nanostores/react'
import type { Id } from '../../core/contract/as-read.ts'
import type { LinkTarget } from '../../core/links.ts'
import { $accountListMessages } from '../../core/i18n/screens/account-list.ts'
import { RowLink } from '../ui/list/cells/row-link.tsx'

interface AccountLinkProps {
  to: LinkTarget
  id: Id
  name: string
}

export function EditLink({ name, ...target }: AccountLinkProps) {
  const { edit, editOf } = useStore($accountListMessages)
  return <RowLink {...target} label={edit} description={editOf({ name })} icon="edit" />
}

export function ViewLink({ name, ...target }: AccountLinkProps) {
  const { view, viewOf } = useStore($accountListMessages)
  return <RowLink {...target} label={view} description={viewOf({ name })} icon="view" />
}

export function HistoryLink({ name, ...target }: AccountLinkProps) {
  const { history, historyOf } = useStore($accountListMessages)
  return <RowLink {...target} label={history} description={historyOf({ name })} icon="history" />
}
