import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $accountListMessages } from '../../core/i18n/screens/account-list.ts'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { Loading } from '../ui/feedback/loading/loading.tsx'
import { Misconfigured } from '../ui/feedback/notice/misconfigured.tsx'
import { selectionOf, type AccountListAttributes } from './attributes.ts'
import { DoctorsTable } from './doctors-table.tsx'
import { PatientsTable } from './patients-table.tsx'

// Seen by superadmins only, and rarely.
const AdminsTable = lazyPart(
  () => import('./admins/admins-table.tsx'),
  ({ AdminsTable }) => AdminsTable,
  <Loading />,
)

const tables = { doctors: DoctorsTable, patients: PatientsTable, admins: AdminsTable }

export function AccountList({ keyProp, doctorId, pageSize, listState }: AccountListAttributes) {
  const messages = useStore($accountListMessages)
  const selection = useMemo(() => selectionOf({ keyProp, doctorId, pageSize }), [keyProp, doctorId, pageSize])
  if (typeof selection === 'string') return <Misconfigured message={messages[selection]} />
  const Table = tables[selection.kind]
  return <Table key={JSON.stringify(selection)} query={selection.query} listState={listState} />
}
