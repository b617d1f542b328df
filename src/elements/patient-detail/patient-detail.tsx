import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { wholeNumber } from '../../core/encoded-id.ts'
import { $patientDetailMessages } from '../../core/messages/patient-detail.ts'
import { createPatient } from '../../core/patients.ts'
import { CardColumns } from '../ui/card/card.tsx'
import { ElementLink } from '../ui/link/element-link.tsx'
import { Loaded } from '../ui/loaded/loaded.tsx'
import { Misconfigured } from '../ui/notice/misconfigured.tsx'
import { PatientCard } from './patient-card.tsx'
import { Visits } from './visits.tsx'

export function PatientDetail({ patientId }: { patientId?: string }) {
  const { badPatient } = useStore($patientDetailMessages)
  const id = wholeNumber(patientId)
  if (id) return <Patient key={id} id={id} />
  return (
    <Misconfigured message={badPatient}>
      <WayBack />
    </Misconfigured>
  )
}

function Patient({ id }: { id: number }) {
  const [$patient] = useState(() => createPatient(id))
  return (
    <Loaded $resource={$patient} wayBack={<WayBack />}>
      {(patient) => (
        <CardColumns>
          <PatientCard patient={patient} />
          <Visits visits={patient.visits} />
        </CardColumns>
      )}
    </Loaded>
  )
}

function WayBack() {
  const { back } = useStore($patientDetailMessages)
  return <ElementLink to="patients">{back}</ElementLink>
}
