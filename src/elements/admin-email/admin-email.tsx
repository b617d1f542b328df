import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { confirmOtp, changeEmail } from '../../core/admins.ts'
import { $adminEmailMessages } from '../../core/i18n/screens/admin-email.ts'
import { useEmit, useReady } from '../runtime/host.ts'
import { Card } from '../ui/display/card/card.tsx'
import { FormNotice } from '../ui/form/form-notice.tsx'
import { useUnsavedChanges } from '../ui/form/unsaved-changes.ts'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { EmailForm } from './email-form.tsx'
import type { AdminEmailEvents } from './events.ts'

const OtpDialog = lazyPart(
  () => import('../ui/dialog/otp/otp-dialog.tsx'),
  ({ OtpDialog }) => OtpDialog,
)

export function AdminEmail() {
  const messages = useStore($adminEmailMessages)
  const emit = useEmit<AdminEmailEvents>()
  const [confirming, setConfirming] = useState<string>()
  // Key of the form: resets it after each change.
  const [changes, setChanges] = useState(0)
  useReady(true)
  // The admin still has to enter the code.
  useUnsavedChanges(confirming !== undefined)

  async function sendCode(email: string) {
    await changeEmail(email)
    notify('success', $adminEmailMessages.get().codeSent)
  }

  function changed(email: string) {
    notify('success', messages.updated)
    setConfirming(undefined)
    setChanges(changes + 1)
    emit('email-change', { email })
  }

  return (
    <div className="pe-form-page">
      <Card title={messages.title} isFocusHome>
        <EmailForm key={changes} send={sendCode} before={(email) => emit('before-email-change', { email })} onSent={setConfirming} />
      </Card>
      {confirming && (
        <OtpDialog
          text={messages.sentTo({ email: confirming })}
          send={confirmOtp}
          renew={() => sendCode(confirming)}
          onAccepted={() => changed(confirming)}
          onCancel={() => setConfirming(undefined)}
        >
          <FormNotice />
        </OtpDialog>
      )}
    </div>
  )
}
