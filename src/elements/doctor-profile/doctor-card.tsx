import { BuildingShop20Regular } from '@fluentui/react-icons/headless/svg/building-shop'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { nameOf } from '../../core/admins.ts'
import type { Id } from '../../core/contract/as-read.ts'
import type { DoctorDetails } from '../../core/contract/doctors.ts'
import { dash, formatDate, formatPhone } from '../../core/format.ts'
import { $doctorProfileMessages } from '../../core/i18n/screens/doctor-profile.ts'
import { $roleLabels, roleLabel } from '../../core/i18n/parts/roles.ts'
import { $mayChange } from '../../core/session/access.ts'
import { useRecordName } from '../runtime/record-events.ts'
import { PlanBadge } from '../ui/display/badge/plan-badge.tsx'
import { PracticeStatusBadge } from '../ui/display/practice-status-badge.tsx'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { Details } from '../ui/display/details/details.tsx'
import { Email } from '../ui/display/email.tsx'
import { Identity } from '../ui/display/identity/identity.tsx'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'

const EditDoctorDialog = lazyPart(
  () => import('./edit-doctor-dialog.tsx'),
  ({ EditDoctorDialog }) => EditDoctorDialog,
)

interface DoctorCardProps {
  id: Id
  doctor: DoctorDetails
}

export function DoctorCard({ id, doctor }: DoctorCardProps) {
  const messages = useStore($doctorProfileMessages)
  const mayChange = useStore($mayChange)
  useRecordName(nameOf(doctor))
  const [editing, setEditing] = useState(false)
  return (
    <Card>
      <Identity
        name={nameOf(doctor)}
        picture={doctor.profile_picture}
        role={roleLabel(useStore($roleLabels), doctor.role)}
        badges={
          <>
            {doctor.isActive !== null && <PracticeStatusBadge active={doctor.isActive === 1} />}
            <PlanBadge plan={doctor.subscriptionPlan} />
          </>
        }
      >
        {mayChange && (
          <>
            <Button look="outline" icon={<Edit20Regular />} onClick={() => setEditing(true)}>
              <span>{messages.edit}</span>
            </Button>
            <ElementLink to="doctor-edit" id={id} className="pe-button pe-button-outline">
              <BuildingShop20Regular />
              <span>{messages.editPractice}</span>
            </ElementLink>
          </>
        )}
      </Identity>
      <Details
        inRow
        details={[
          { label: messages.practice, value: <bdi>{doctor.practice_name || dash}</bdi> },
          { label: messages.email, value: <Email address={doctor.email} /> },
          { label: messages.phone, value: <bdi>{formatPhone(doctor)}</bdi> },
          { label: messages.joiningDate, value: formatDate(doctor.createdAt) },
        ]}
      />
      {editing && <EditDoctorDialog id={id} doctor={doctor} onClose={() => setEditing(false)} />}
    </Card>
  )
}
