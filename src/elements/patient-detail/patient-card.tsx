import { useStore } from '@nanostores/react'
import { nameOf } from '../../core/admins.ts'
import type { PatientDetails } from '../../core/contract/patients.ts'
import { dash, formatDate, formatDay } from '../../core/format.ts'
import { $patientDetailMessages } from '../../core/i18n/screens/patient-detail.ts'
import { useRecordName } from '../runtime/record-events.ts'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { Details } from '../ui/display/details/details.tsx'
import { Email } from '../ui/display/email.tsx'
import { Identity } from '../ui/display/identity/identity.tsx'
import { TextBlock } from '../ui/display/text-block/text-block.tsx'

export function PatientCard({ patient }: { patient: PatientDetails }) {
  const messages = useStore($patientDetailMessages)
  const { doctor } = patient
  useRecordName(nameOf(patient))
  return (
    <Card>
      <Identity name={nameOf(patient)} picture={patient.profile_picture} role={messages.role} />
      <Details
        details={[
          { label: messages.email, value: <Email address={patient.email} /> },
          { label: messages.joiningDate, value: formatDate(patient.createdAt) },
          { label: messages.dateOfBirth, value: formatDay(patient.dob) },
          ...(doctor && doctor.id !== null
            ? [
                {
                  label: messages.doctor,
                  value: (
                    <ElementLink to="doctor" id={doctor.id}>
                      <bdi>{doctor.name || dash}</bdi>
                    </ElementLink>
                  ),
                },
              ]
            : []),
          { label: messages.country, value: <bdi>{patient.country || messages.defaultCountry}</bdi> },
        ]}
      />
      <TextBlock title={messages.about} text={patient.description} />
    </Card>
  )
}
