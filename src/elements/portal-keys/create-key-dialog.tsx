import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CreatedPortalKey } from '../../core/contract/portals.ts'
import { requiredText } from '../../core/contract/rules.ts'
import { createForm } from '../../core/forms/form.ts'
import { emptyValues } from '../../core/forms/loaded-values.ts'
import { $portalKeysMessages } from '../../core/i18n/screens/portal-keys.ts'
import { createPortalKey } from '../../core/portal-keys.ts'
import { useEmit } from '../runtime/host.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { useFailureText } from '../ui/form/failure-text.ts'
import { TextField } from '../ui/form/fields/text-field.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import type { PortalKeysEvents } from './events.ts'

interface CreateKeyDialogProps {
  onCreated: (key: CreatedPortalKey) => void
  onClose: () => void
}

/** Dialog for the name of a portal. It stays open with its value if the request fails. */
export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const messages = useStore($portalKeysMessages)
  const emit = useEmit<PortalKeysEvents>()
  const failureText = useFailureText()

  async function send({ portal_name }: { portal_name: string }): Promise<void> {
    const key = await createPortalKey(portal_name)
    onCreated(key)
    emit('portal-key-create', { keyId: key.id, name: key.name })
  }

  const [form] = useState(() => createForm({ rules: { portal_name: requiredText }, send }))
  const { failure } = useStore(form.$form)

  return (
    <FormDialog
      title={messages.create}
      submit={messages.create}
      form={form}
      messages={{ portal_name: { required: messages.nameRequired } }}
      loaded={emptyValues}
      before={({ portal_name: name }) => emit('before-portal-key-create', { name })}
      onAccepted={onClose}
      onClose={onClose}
    >
      <FormNotice />
      <FormFailure text={failureText(failure)} />
      <TextField name="portal_name" label={messages.name} required autoComplete="off" />
    </FormDialog>
  )
}
