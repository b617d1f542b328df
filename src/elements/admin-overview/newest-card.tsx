import { useStore } from '@nanostores/react'
import type { DoctorListItem } from '../../core/contract/doctors.ts'
import { formatDate } from '../../core/format.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'
import { Card } from '../ui/display/card/card.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { EmptyState } from '../ui/list/table/empty-state.tsx'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'
import { DoctorLink } from './doctor-link.tsx'

export function NewestCard({ doctors }: { doctors: DoctorListItem[] }) {
  const messages = useStore($overviewMessages)
  return (
    <Card title={messages.newest}>
      {doctors.length === 0 ? (
        <EmptyState text={messages.noPractices} />
      ) : (
        <ShortTable
          label={messages.newest}
          rows={doctors}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'profile',
              label: messages.profile,
              kind: 'picture',
              cell: ({ name, profile_picture }) => <Picture name={name} url={profile_picture} />,
            },
            {
              key: 'name',
              label: messages.name,
              kind: 'title',
              cell: ({ id, name }) => <DoctorLink id={id} name={name} />,
            },
            { key: 'practice', label: messages.practice, folds: 'middle', cell: ({ practice_name }) => <bdi>{practice_name}</bdi> },
            { key: 'joined', label: messages.joiningDate, kind: 'number', cell: ({ createdAt }) => formatDate(createdAt) },
          ]}
        />
      )}
    </Card>
  )
}
