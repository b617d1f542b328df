import { Input } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $portalKeysMessages } from '../../core/i18n/screens/portal-keys.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { withFluentProvider } from '../ui/fluent/with-fluent-provider.tsx'
import { Field } from '../ui/form/fields/field.tsx'

interface SecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** Shows the secret of a new key, the only time that the server tells it. */
export const SecretDialog = withFluentProvider(function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const messages = useStore($portalKeysMessages)
  const input = useRef<HTMLInputElement>(null)

  // Without a secure context there is no clipboard.
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret)
      notify('success', messages.copied)
    } catch (error) {
      console.warn('This page cannot write to the clipboard', error)
      input.current?.select()
      notify('warning', messages.notCopied)
    }
  }

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
          <Button look="primary" onClick={() => void copy()}>
            <span>{messages.copy}</span>
          </Button>
        </>
      }
    >
      <Field label={<bdi>{name}</bdi>}>
        <Input ref={input} size="large" readOnly value={secret} dir="ltr" />
      </Field>
    </Dialog>
  )
})
