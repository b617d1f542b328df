import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PortalKey } from '../../core/contract/portals.ts'
import { createForm } from '../../core/forms/form.ts'
import { $portalKeysMessages } from '../../core/i18n/screens/portal-keys.ts'
import { revokePortalKey } from '../../core/portal-keys.ts'
import { useEmit } from '../runtime/host.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { useFailureText } from '../ui/form/failure-text.ts'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import type { PortalKeysEvents } from './events.ts'

interface RevokeKeyDialogProps {
  portalKey: PortalKey
  onClose: () => void
}

/** Confirms that a key is revoked. It stays open if the request fails. */
export function RevokeKeyDialog({ portalKey: { id, name }, onClose }: RevokeKeyDialogProps) {
  const messages = useStore($portalKeysMessages)
  const emit = useEmit<PortalKeysEvents>()
  const failureText = useFailureText()
  const [form] = useState(() => createForm({ rules: {}, send: () => revokePortalKey(id) }))
  const { failure } = useStore(form.$form)

  function revoked(): void {
    notify('success', messages.revoked({ name }))
    emit('portal-key-revoke', { keyId: id, name })
    onClose()
  }

  return (
    <FormDialog
      title={messages.revokeTitle}
      text={messages.consequence({ name })}
      role="alertdialog"
      submit={messages.revoke}
      destructive
      form={form}
      messages={{}}
      before={() => emit('before-portal-key-revoke', { keyId: id, name })}
      onAccepted={revoked}
      onClose={onClose}
    >
      <FormNotice />
      <FormFailure text={failureText(failure)} />
    </FormDialog>
  )
}
