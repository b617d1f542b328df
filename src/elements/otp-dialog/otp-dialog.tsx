import { useEmit, useHost, useReady } from '../runtime/host.ts'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import type { OtpDialogEvents } from './events.ts'

const Dialog = lazyPart(
  () => import('../ui/dialog/otp/otp-dialog.tsx'),
  ({ OtpDialog }) => OtpDialog,
)

interface OtpDialogAttributes {
  open?: string
}

/** The page removes `open` after a valid code. Closing the dialog removes it too. */
export function OtpDialog({ open }: OtpDialogAttributes) {
  const host = useHost()
  const emit = useEmit<OtpDialogEvents>()
  useReady(true)
  if (open === undefined || open === 'false') return null

  return (
    <Dialog
      send={async (otp) => emit('otp-submit', { otp })}
      onCancel={() => {
        host.removeAttribute('open')
        emit('otp-cancel')
      }}
    />
  )
}
