import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Id } from '../../core/contract/as-read.ts'
import type { DoctorDetails } from '../../core/contract/doctors.ts'
import { nameOf } from '../../core/admins.ts'
import { useEmit } from '../runtime/host.ts'
import { useRecordName } from '../runtime/record-events.ts'
import { CardColumns } from '../ui/display/card/card.tsx'
import { Form } from '../ui/form/form.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import type { DoctorEditorEvents } from './events.ts'
import { useFieldMessages } from './field-messages.ts'
import { PersonCard } from './person-card.tsx'
import { usePlanChange } from './use-plan-change.ts'
import { PracticeCard } from './practice-card.tsx'
import { createProfileForm, loadedValues } from './profile-form.ts'

const PlanDialog = lazyPart(
  () => import('./plan-dialog.tsx'),
  ({ PlanDialog }) => PlanDialog,
)

interface EditorFormProps {
  doctorId: Id
  doctor: DoctorDetails
}

/** One form around both cards: each of the two buttons saves all fields. */
export function EditorForm({ doctorId, doctor }: EditorFormProps) {
  const emit = useEmit<DoctorEditorEvents>()
  useRecordName(nameOf(doctor))
  const [form] = useState(() => createProfileForm(doctorId, () => emit('doctor-change', { doctorId })))
  const { submitting, failure } = useStore(form.$form)
  const planChange = usePlanChange(doctorId, { plan: doctor.subscriptionPlan, version: doctor.version })
  const { step, send, close } = planChange

  return (
    <>
      <Form
        form={form}
        className="pe-stack"
        messages={useFieldMessages()}
        loaded={loadedValues(doctor)}
        version={doctor.version}
        before={() => emit('before-doctor-change', { doctorId })}
      >
        <FormNotice draft={`doctor-editor ${doctorId}`} />
        <CardColumns>
          <PracticeCard doctorId={doctorId} doctor={doctor} planChange={planChange} submitting={submitting} />
          <PersonCard submitting={submitting} failure={failure} />
        </CardColumns>
      </Form>
      {step && <PlanDialog step={step} saved={doctor.subscriptionPlan} send={send} close={close} />}
    </>
  )
}
