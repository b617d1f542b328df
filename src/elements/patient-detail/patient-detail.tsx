import { useStore } from '@nanostores/react'
import { $patientDetailMessages } from '../../core/i18n/screens/patient-detail.ts'
import { patientResource } from '../../core/patients.ts'
import { CardColumns } from '../ui/display/card/card.tsx'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { LoadedById } from '../ui/feedback/loading/loaded-by-id.tsx'
import { PatientCard } from './patient-card.tsx'
import { Visits } from './visits.tsx'

export function PatientDetail({ patientId }: { patientId?: string }) {
  const { badPatient, back } = useStore($patientDetailMessages)
  return (
    <LoadedById id={patientId} badId={badPatient} create={patientResource} wayBack={<ElementLink to="patients">{back}</ElementLink>}>
      {(patient) => (
        <CardColumns>
          <PatientCard patient={patient} />
          <Visits visits={patient.visits} />
        </CardColumns>
      )}
    </LoadedById>
  )
}
