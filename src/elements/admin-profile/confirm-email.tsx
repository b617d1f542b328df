import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { changeEmail, confirmOtp } from '../../core/admins.ts'
import { $adminEmailMessages } from '../../core/i18n/screens/admin-email.ts'
import { useEmit } from '../runtime/host.ts'
import { OtpDialog } from '../ui/dialog/otp/otp-dialog.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { useUnsavedChanges } from '../ui/form/unsaved-changes.ts'
import type { AdminProfileEvents } from './events.ts'

interface ConfirmEmailProps {
  /** New email, which got a code. */
  email: string
  onClose: () => void
}

/** Asks for the code that confirms a new email. */
export function ConfirmEmail({ email, onClose }: ConfirmEmailProps) {
  const messages = useStore($adminEmailMessages)
  const emit = useEmit<AdminProfileEvents>()
  useUnsavedChanges(true)
  useEffect(() => notify('success', $adminEmailMessages.get().codeSent), [])

  function confirmed(): void {
    notify('success', messages.updated)
    emit('profile-change')
    onClose()
  }

  return (
    <OtpDialog
      text={messages.sentTo({ email })}
      send={confirmOtp}
      renew={async () => {
        await changeEmail(email)
        notify('success', messages.codeSent)
      }}
      onAccepted={confirmed}
      onCancel={onClose}
    >
      <FormNotice />
    </OtpDialog>
  )
}
