import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { accountChangesOf } from '../../../core/admin-accounts.ts'
import { nameOf } from '../../../core/admins.ts'
import type { AccountChange } from '../../../core/contract/admin-accounts.ts'
import type { AdminListItem } from '../../../core/contract/admins.ts'
import { $manageAdminMessages } from '../../../core/i18n/screens/manage-admin.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { changeTexts } from './change-texts.ts'
import { ConfirmChange } from './confirm-change.tsx'

interface ManageAdminDialogProps {
  admin: AdminListItem
  onClose: () => void
}

/** Dialog with the changes of an admin's account. A chosen one asks for confirmation in its place. */
export function ManageAdminDialog({ admin, onClose }: ManageAdminDialogProps) {
  const messages = useStore($manageAdminMessages)
  const [change, setChange] = useState<AccountChange>()
  if (change) return <ConfirmChange admin={admin} change={change} onClose={onClose} />
  return (
    <Dialog
      title={messages.title({ name: nameOf(admin) })}
      text={<bdi>{admin.email}</bdi>}
      onClose={onClose}
      actions={
        <Button look="outline" onClick={onClose}>
          <span>{messages.close}</span>
        </Button>
      }
    >
      <div className="pe-choices">
        {accountChangesOf(admin).map((name) => (
          <Button key={name} look={name === 'disable' ? 'danger' : 'outline'} onClick={() => setChange(name)}>
            <span>{messages[changeTexts[name].action]}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
