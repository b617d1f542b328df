import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $portalKeysMessages } from '../../core/i18n/screens/portal-keys.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { CopyButton } from '../ui/feedback/copy-button.tsx'
import { Field } from '../ui/form/fields/field.tsx'
import { Input } from '../ui/form/fields/input.tsx'

interface SecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** Shows the secret of a new key, the only time that the server tells it. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const messages = useStore($portalKeysMessages)
  const input = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      title={messages.secretTitle}
      text={messages.secretHint}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            <span>{messages.done}</span>
          </Button>
          <CopyButton text={secret} look="primary" messages={messages} select={() => input.current?.select()} />
        </>
      }
    >
      <Field label={<bdi>{name}</bdi>}>
        <Input ref={input} readOnly value={secret} dir="ltr" />
      </Field>
    </Dialog>
  )
}
