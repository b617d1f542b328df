import { useStore } from '@nanostores/react'
import { nameOf } from '../../core/admins.ts'
import type { Id } from '../../core/contract/as-read.ts'
import type { DoctorDetails } from '../../core/contract/doctors.ts'
import { dash } from '../../core/format.ts'
import { $doctorEditorMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { $practiceStatusLabels } from '../../core/i18n/parts/practice-statuses.ts'
import { PlanBadge } from '../ui/display/badge/plan-badge.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { Fields } from '../ui/form/form.tsx'
import { NewPasswordField } from '../ui/form/fields/new-password-field.tsx'
import { PasswordField } from '../ui/form/fields/password-field.tsx'
import { PictureField } from '../ui/form/fields/picture-field.tsx'
import { SelectField } from '../ui/form/fields/select-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { Identity } from '../ui/display/identity/identity.tsx'
import type { PlanChange } from './use-plan-change.ts'
import { PlanField } from './plan-field.tsx'

interface PracticeCardProps {
  doctorId: Id
  doctor: DoctorDetails
  planChange: PlanChange
  submitting: boolean
}

export function PracticeCard({ doctorId, doctor, planChange, submitting }: PracticeCardProps) {
  const messages = useStore($doctorEditorMessages)
  const { save } = useStore($formMessages)
  const { active, inactive } = useStore($practiceStatusLabels)
  const name = nameOf(doctor)
  const statuses = [
    ...(doctor.isActive === null ? [{ value: '', label: dash }] : []),
    { value: '0', label: inactive },
    { value: '1', label: active },
  ]
  return (
    <Card title={messages.practiceProfile}>
      <div className="pe-form">
        <Identity below={1} name={name.toUpperCase()} link={{ to: 'doctor', id: doctorId }}>
          <PlanBadge plan={doctor.subscriptionPlan} />
        </Identity>
        <PictureField name="profile_picture" person={name} url={doctor.profile_picture} large />
        <Fields>
          <TextField name="email" type="email" label={messages.email} required autoComplete="off" />
          <NewPasswordField name="password" label={messages.newPassword} />
          <PasswordField name="confirm_password" label={messages.confirmPassword} autoComplete="new-password" />
        </Fields>
        <PlanField change={planChange} />
        <Fields>
          <SelectField name="isActive" label={messages.practiceStatus} options={statuses} />
        </Fields>
        <div className="pe-form-actions">
          <SubmitButton submitting={submitting} look="outline">
            {save}
          </SubmitButton>
        </div>
      </div>
    </Card>
  )
}
