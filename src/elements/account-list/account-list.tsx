import { useStore } from '@nanostores/react'
import { wholeNumber } from '../../core/encoded-id.ts'
import { $accountListMessages } from '../../core/messages/account-list.ts'
import { Misconfigured } from '../ui/notice/misconfigured.tsx'
import { pageSizeOf } from '../ui/table/page-size.ts'
import { AdminsTable } from './admins-table.tsx'
import { DoctorsTable } from './doctors-table.tsx'
import { PatientsTable } from './patients-table.tsx'

interface AccountListAttributes {
  keyProp?: string
  doctorId?: string
  pageSize?: string
  listState?: string
}

export function AccountList({ keyProp, doctorId, pageSize, listState }: AccountListAttributes) {
  const messages = useStore($accountListMessages)
  const page_size = pageSizeOf(pageSize)
  switch (keyProp) {
    case 'doctors':
      return <DoctorsTable key={page_size} query={{ page_size }} listState={listState} />
    case 'patients': {
      const doctor_id = wholeNumber(doctorId)
      // An empty one comes of an id that a page did not have, and must not show everybody's.
      if (doctorId !== undefined && !doctor_id) return <Misconfigured message={messages.badDoctor} />
      return <PatientsTable key={`${doctor_id} ${page_size}`} query={doctor_id ? { doctor_id, page_size } : { page_size }} listState={listState} />
    }
    case 'admins':
      return <AdminsTable key={page_size} query={{ page_size }} listState={listState} />
    default:
      return <Misconfigured message={messages.invalidKey} />
  }
}
