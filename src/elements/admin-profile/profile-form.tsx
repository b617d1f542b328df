import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { nameOf } from '../../core/admins.ts'
import type { AdminProfile } from '../../core/contract/admins.ts'
import { $adminProfileMessages } from '../../core/i18n/screens/admin-profile.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { useEmit } from '../runtime/host.ts'
import { Card, CardColumns } from '../ui/display/card/card.tsx'
import { Verification } from '../ui/dialog/verification.tsx'
import { useFailureText } from '../ui/form/failure-text.ts'
import { Fields, Form } from '../ui/form/form.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { usePictureFaults } from '../ui/form/fields/picture-faults.ts'
import { PictureField } from '../ui/form/fields/picture-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextAreaField } from '../ui/form/fields/text-area-field.tsx'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { Identity } from '../ui/display/identity/identity.tsx'
import type { AdminProfileEvents } from './events.ts'
import { createProfileForm, loadedValues } from './save-profile.ts'

interface ProfileFormProps {
  profile: AdminProfile
  /** Called with a new email that a code must confirm. */
  onConfirm: (email: string) => void
}

/** One form around both cards: the picture is saved together with the other fields. */
export function ProfileForm({ profile, onConfirm }: ProfileFormProps) {
  const messages = useStore($adminProfileMessages)
  const pictureFaults = usePictureFaults()
  const { save } = useStore($formMessages)
  const emit = useEmit<AdminProfileEvents>()
  const failureOf = useFailureText()
  const [form] = useState(() =>
    createProfileForm((confirmEmail) => {
      emit('profile-change')
      if (confirmEmail !== undefined) onConfirm(confirmEmail)
    }),
  )
  const { submitting, failure } = useStore(form.$form)
  const name = nameOf(profile)
  const tooLong = { invalid: messages.tooLong }

  return (
    <>
      <Form
        form={form}
        className="pe-stack"
        loaded={loadedValues(profile)}
        version={profile.version}
        before={() => emit('before-profile-change')}
        messages={{
          first_name: { required: messages.firstNameRequired, ...tooLong },
          last_name: { required: messages.lastNameRequired, ...tooLong },
          email: { invalid: messages.emailInvalid },
          city: tooLong,
          state: tooLong,
          country: tooLong,
          address: tooLong,
          description: tooLong,
          profile_picture: { ...pictureFaults },
        }}
      >
        <FormNotice draft="admin-profile" />
        <CardColumns>
          <Card title={messages.myProfile}>
            <Identity below={1} name={name.toUpperCase()} role={messages.role} />
            <PictureField name="profile_picture" person={name} url={profile.profile_picture} />
          </Card>
          <Card title={messages.editProfile}>
            <div className="pe-form">
              <Fields>
                <div className="pe-form-columns">
                  <TextField name="first_name" label={messages.firstName} required autoComplete="given-name" />
                  <TextField name="last_name" label={messages.lastName} required autoComplete="family-name" />
                  <TextField name="email" type="email" label={messages.email} required autoComplete="email" />
                  <TextField name="city" label={messages.city} autoComplete="address-level2" />
                  <TextField name="state" label={messages.state} autoComplete="address-level1" />
                  <TextField name="country" label={messages.country} autoComplete="country-name" />
                </div>
                <TextAreaField name="address" label={messages.address} autoComplete="street-address" rows={2} />
                <TextAreaField name="description" label={messages.description} />
              </Fields>
              <FormFailure text={failureOf(failure)} />
              <div className="pe-form-actions">
                <SubmitButton submitting={submitting}>{save}</SubmitButton>
              </div>
            </div>
          </Card>
        </CardColumns>
      </Form>
      <Verification form={form} />
    </>
  )
}
