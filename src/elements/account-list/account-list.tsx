import { useStore } from '@nanostores/react'
import { createDoctorList } from '../../core/doctors.ts'
import { wholeNumber } from '../../core/encoded-id.ts'
import { $accountListMessages } from '../../core/messages/account-list.ts'
import { createPatientList } from '../../core/patients.ts'
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

const queryOf = ({ doctorId, pageSize }: AccountListAttributes) => {
  const doctor_id = wholeNumber(doctorId)
  const page_size = pageSizeOf(pageSize)
  return { accounts: { page_size }, patients: doctor_id ? { doctor_id, page_size } : { page_size }, isBad: Boolean(doctorId) && !doctor_id }
}

/** Admins are asked for only once the role is known. */
export function askForAccounts(attributes: AccountListAttributes) {
  const { accounts, patients, isBad } = queryOf(attributes)
  if (attributes.keyProp === 'doctors') createDoctorList(accounts, attributes.listState)
  if (attributes.keyProp === 'patients' && !isBad) createPatientList(patients, attributes.listState)
}

export function AccountList(attributes: AccountListAttributes) {
  const messages = useStore($accountListMessages)
  const { keyProp, listState } = attributes
  const { accounts, patients, isBad } = queryOf(attributes)
  switch (keyProp) {
    case 'doctors':
      return <DoctorsTable key={accounts.page_size} query={accounts} listState={listState} />
    case 'patients':
      if (isBad) return <Misconfigured message={messages.badDoctor} />
      return <PatientsTable key={JSON.stringify(patients)} query={patients} listState={listState} />
    case 'admins':
      return <AdminsTable key={accounts.page_size} query={accounts} listState={listState} />
    default:
      return <Misconfigured message={messages.invalidKey} />
  }
}
