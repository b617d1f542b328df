import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { changeAdminAccount } from '../../../core/admin-accounts.ts'
import { nameOf } from '../../../core/admins.ts'
import { ApiError } from '../../../core/api/api-error.ts'
import type { AccountChange } from '../../../core/contract/admin-accounts.ts'
import type { AdminListItem } from '../../../core/contract/admins.ts'
import { createForm } from '../../../core/forms/form.ts'
import { $manageAdminMessages } from '../../../core/i18n/screens/manage-admin.ts'
import { useEmit } from '../../runtime/host.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/feedback/toast/notify.ts'
import { useFailureText } from '../../ui/form/failure-text.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { FormNotice } from '../../ui/form/form-notice.tsx'
import type { AccountListEvents } from '../events.ts'
import { changeTexts } from './change-texts.ts'

interface ConfirmChangeProps {
  admin: AdminListItem
  change: AccountChange
  onClose: () => void
}

/** Asks before it changes an account. It stays open if the request fails. */
export function ConfirmChange({ admin, change, onClose }: ConfirmChangeProps) {
  const messages = useStore($manageAdminMessages)
  const emit = useEmit<AccountListEvents>()
  const wordsOf = useFailureText()
  const { id } = admin
  const [form] = useState(() => createForm({ rules: {}, send: () => changeAdminAccount(id, change) }))
  const { failure } = useStore(form.$form)
  const name = nameOf(admin)
  const { action, consequence, done } = changeTexts[change]

  function failureText(error: unknown): string | undefined {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'last-superadmin') return messages.lastSuperadmin
    return code === 'own-account' ? messages.ownAccount : wordsOf(error)
  }

  function changed(): void {
    notify('success', messages[done]({ name }))
    emit('admin-change', { adminId: id, change })
    onClose()
  }

  return (
    <FormDialog
      title={messages[action]}
      text={messages[consequence]({ name })}
      role="alertdialog"
      submit={messages[action]}
      destructive={change === 'disable'}
      form={form}
      messages={{}}
      before={() => emit('before-admin-change', { adminId: id, change })}
      onAccepted={changed}
      onClose={onClose}
    >
      <FormNotice />
      <FormFailure text={failureText(failure)} />
    </FormDialog>
  )
}
