import { useStore } from '@nanostores/react'
import { $doctorEditorMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { useFailureText } from '../ui/form/failure-text.ts'
import { Fields } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { PhoneField } from '../ui/form/fields/phone-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'

interface PersonCardProps {
  submitting: boolean
  failure: unknown
}

export function PersonCard({ submitting, failure }: PersonCardProps) {
  const messages = useStore($doctorEditorMessages)
  const { save } = useStore($formMessages)
  const failureOf = useFailureText()
  return (
    <Card title={messages.editProfile}>
      <div className="pe-form">
        <Fields>
          <div className="pe-form-columns">
            <TextField name="first_name" label={messages.firstName} required autoComplete="off" />
            <TextField name="last_name" label={messages.lastName} required autoComplete="off" />
            <TextField name="practice_name" label={messages.practiceName} autoComplete="off" />
            <PhoneField name="phone" codeName="countryCode" label={messages.phone} />
          </div>
          <TextAreaField name="address" label={messages.address} autoComplete="off" rows={2} />
          <TextAreaField name="description" label={messages.description} />
        </Fields>
        <FormFailure text={failureOf(failure)} />
        <div className="pe-form-actions">
          <ElementLink to="doctors">{messages.back}</ElementLink>
          <SubmitButton submitting={submitting}>{save}</SubmitButton>
        </div>
      </div>
    </Card>
  )
}
