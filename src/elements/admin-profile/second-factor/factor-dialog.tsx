import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Passkey } from '../../../core/contract/second-factor.ts'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { removePasskey, removeTotp, renewRecoveryCodes } from '../../../core/second-factor.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { notify } from '../../ui/feedback/toast/notify.ts'
import { RecoveryCodes } from '../../ui/second-factor/recovery-codes.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { AddTotpDialog } from './add-totp-dialog.tsx'
import { ConfirmFactorChange } from './confirm-factor-change.tsx'

/** Change of a second factor that a dialog asks for. */
export type FactorChange =
  { name: 'add-totp' | 'remove-totp' | 'add-passkey' | 'renew-codes' } | { name: 'remove-passkey'; passkey: Passkey }

interface FactorDialogProps {
  change: FactorChange
  onClose: () => void
}

/** Dialog of a change. New recovery codes follow it in a dialog of their own. */
export function FactorDialog({ change, onClose }: FactorDialogProps) {
  const messages = useStore($secondFactorMessages)
  const [codes, setCodes] = useState<readonly string[]>([])

  /** Shows new recovery codes, or closes the dialog if there are none. */
  function finish(text: string | undefined, renewed: readonly string[] = []): void {
    if (text !== undefined) notify('success', text)
    if (renewed.length > 0) setCodes(renewed)
    else onClose()
  }

  if (codes.length > 0) {
    return (
      <Dialog
        title={messages.codesTitle}
        text={messages.codesHint}
        // The codes are shown only now: no slip of the hand closes them.
        onClose={undefined}
        actions={
          <Button look="primary" onClick={onClose}>
            <span>{messages.saved}</span>
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    )
  }
  switch (change.name) {
    case 'add-totp':
      return <AddTotpDialog onAdded={(renewed) => finish(messages.appAdded, renewed)} onClose={onClose} />
    case 'add-passkey':
      return <AddPasskeyDialog onAdded={(name, renewed) => finish(messages.passkeyAdded({ name }), renewed)} onClose={onClose} />
    case 'remove-totp':
      return (
        <ConfirmFactorChange
          title={messages.removeApp}
          text={messages.removeAppText}
          destructive
          send={removeTotp}
          onDone={() => finish(messages.appRemoved)}
          onClose={onClose}
        />
      )
    case 'remove-passkey': {
      const { id, name } = change.passkey
      return (
        <ConfirmFactorChange
          title={messages.removePasskey}
          text={messages.removePasskeyText({ name })}
          destructive
          send={() => removePasskey(id)}
          onDone={() => finish(messages.passkeyRemoved({ name }))}
          onClose={onClose}
        />
      )
    }
    case 'renew-codes':
      return (
        <ConfirmFactorChange
          title={messages.newCodes}
          text={messages.newCodesText}
          send={renewRecoveryCodes}
          onDone={(renewed) => finish(undefined, renewed)}
          onClose={onClose}
        />
      )
  }
}
