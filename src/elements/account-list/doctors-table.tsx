import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { DoctorListItem, DoctorSort } from '../../core/contract/doctors.ts'
import type { DoctorQuery } from '../../core/doctor-rules.ts'
import { createDoctorList } from '../../core/doctors.ts'
import { dash, formatDate, formatPhone, groupedPhone, isoDate } from '../../core/format.ts'
import { $accountListMessages } from '../../core/i18n/screens/account-list.ts'
import { $planChoices, $planLabels, planName } from '../../core/i18n/parts/plans.ts'
import { $practiceStatusLabels } from '../../core/i18n/parts/practice-statuses.ts'
import { $mayChange } from '../../core/session/access.ts'
import { Badge } from '../ui/display/badge/badge.tsx'
import { PlanBadge } from '../ui/display/badge/plan-badge.tsx'
import { PracticeStatusBadge } from '../ui/display/practice-status-badge.tsx'
import { Email } from '../ui/display/email.tsx'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Column } from '../ui/list/cells/column.ts'
import type { Filter } from '../ui/list/filters/filter.ts'
import { NameLink } from '../ui/list/cells/name-link.tsx'
import { useList } from '../ui/list/use-list.ts'
import { AccountTable, type AccountQuery } from './account-table.tsx'
import { EditLink, ViewLink } from './row-links.tsx'

export function DoctorsTable({ query, listState }: AccountQuery<DoctorQuery>) {
  const { doctors, noDoctors, countOfDoctors } = useStore($accountListMessages)
  const list = useList(createDoctorList, query, listState)
  return (
    <AccountTable
      kind="doctors"
      title={doctors}
      empty={noDoctors}
      counted={countOfDoctors}
      list={list}
      columns={useColumns()}
      filters={useFilters()}
    />
  )
}

function useFilters(): Filter[] {
  const { plan, status, joined } = useStore($accountListMessages)
  const planChoices = useStore($planChoices)
  const statuses = useStore($practiceStatusLabels)
  return [
    { name: 'plan', label: plan, choices: planChoices },
    { name: 'status', label: status, choices: statuses },
    { name: 'joined', label: joined },
  ]
}

const sortable = (sort: DoctorSort) => ({ key: sort, sort })

function useColumns(): Column<DoctorListItem>[] {
  const messages = useStore($accountListMessages)
  const plans = useStore($planLabels)
  const statuses = useStore($practiceStatusLabels)
  const mayChange = useStore($mayChange)
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
        cell: ({ id, name }) => <NameLink to="doctor" id={id} name={name} />,
      },
      {
        ...sortable('email'),
        label: messages.email,
        folds: 'early',
        text: ({ email }) => email,
        cell: ({ email }) => <Email address={email} />,
      },
      { ...sortable('phone'), label: messages.phone, folds: 'late', text: formatPhone, exported: groupedPhone },
      { ...sortable('practice_name'), label: messages.practice, folds: 'middle', text: ({ practice_name }) => practice_name },
      {
        ...sortable('totalPatient'),
        label: messages.patientCount,
        kind: 'number',
        text: ({ totalPatient }) => totalPatient,
        cell: ({ id, name, totalPatient: count }) =>
          count === null ? (
            dash
          ) : (
            <ElementLink to="doctor" section="patients" id={id} className="pe-badge-link" label={messages.patientsOf({ name })(count)}>
              <Badge color="brand">{count}</Badge>
            </ElementLink>
          ),
      },
      {
        ...sortable('isActive'),
        label: messages.status,
        brief: true,
        text: ({ isActive }) => (isActive === '1' ? statuses.active : statuses.inactive),
        cell: ({ isActive }) => <PracticeStatusBadge active={isActive === '1'} />,
      },
      {
        ...sortable('subscriptionPlan'),
        label: messages.plan,
        brief: true,
        text: ({ subscriptionPlan }) => planName(plans, subscriptionPlan),
        cell: ({ subscriptionPlan }) => <PlanBadge plan={subscriptionPlan} />,
      },
      {
        ...sortable('createdAt'),
        label: messages.joiningDate,
        folds: 'late',
        text: ({ createdAt }) => formatDate(createdAt),
        exported: ({ createdAt }) => isoDate(createdAt),
      },
      {
        key: 'actions',
        label: messages.actions,
        kind: 'actions',
        cell: ({ id, name }) => (
          <>
            {mayChange && <EditLink to="doctor-edit" id={id} name={name} />}
            <ViewLink to="doctor" id={id} name={name} />
          </>
        ),
      },
    ],
    [messages, plans, statuses, mayChange],
  )
}
