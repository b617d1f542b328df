import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { PatientListItem, PatientSort } from '../../core/contract/patients.ts'
import { formatDate, formatDay, isoDate, isoDay } from '../../core/format.ts'
import { $accountListMessages } from '../../core/i18n/screens/account-list.ts'
import { createPatientList, type PatientQuery } from '../../core/patients.ts'
import { Email } from '../ui/display/email.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Column } from '../ui/list/cells/column.ts'
import { NameLink } from '../ui/list/cells/name-link.tsx'
import { useList } from '../ui/list/use-list.ts'
import { AccountTable, type AccountQuery } from './account-table.tsx'
import { ViewLink } from './row-links.tsx'

export function PatientsTable({ query, listState }: AccountQuery<PatientQuery>) {
  const { patients, noPatients, countOfPatients, joined } = useStore($accountListMessages)
  const list = useList(createPatientList, query, listState)
  return (
    <AccountTable
      kind="patients"
      title={patients}
      empty={noPatients}
      counted={countOfPatients}
      list={list}
      columns={useColumns()}
      filters={[{ name: 'joined', label: joined }]}
    />
  )
}

const sortable = (sort: PatientSort) => ({ key: sort, sort })

function useColumns(): Column<PatientListItem>[] {
  const messages = useStore($accountListMessages)
  return useMemo(
    () => [
      {
        key: 'profile',
        label: messages.profile,
        kind: 'picture',
        cell: ({ name, profile_picture }) => <Picture name={name} url={profile_picture} />,
      },
      {
        ...sortable('name'),
        label: messages.name,
        kind: 'title',
        text: ({ name }) => name,
        cell: ({ id, name }) => <NameLink to="patient" id={id} name={name} />,
      },
      {
        ...sortable('email'),
        label: messages.email,
        brief: true,
        text: ({ email }) => email,
        cell: ({ email }) => <Email address={email} />,
      },
      { ...sortable('dob'), label: messages.dateOfBirth, text: ({ dob }) => formatDay(dob), exported: ({ dob }) => isoDay(dob) },
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
        cell: ({ id, name }) => (
          <>
            <ViewLink to="patient" id={id} name={name} />
          </>
        ),
      },
    ],
    [messages],
  )
}
