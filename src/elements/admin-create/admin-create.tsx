import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $hrefOf } from '../../core/links.ts'
import { $adminCreateMessages } from '../../core/i18n/screens/admin-create.ts'
import { useEmit } from '../runtime/host.ts'
import { Card } from '../ui/display/card/card.tsx'
import { ForSuperadmin } from '../ui/feedback/notice/for-superadmin.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { AdminForm } from './admin-form.tsx'
import type { AdminCreateEvents } from './events.ts'

export function AdminCreate() {
  const { title, created } = useStore($adminCreateMessages)
  const emit = useEmit<AdminCreateEvents>()
  const [admin, setAdmin] = useState<{ email: string }>()
  useAnnouncement(admin)

  return (
    <ForSuperadmin>
      <div className="pe-form-page">
        <Card title={title}>
          <AdminForm
            before={(email) => emit('before-admin-create', { email })}
            onCreated={(email) => {
              notify('success', created({ email }))
              setAdmin({ email })
            }}
          />
        </Card>
      </div>
    </ForSuperadmin>
  )
}

/**
 * Fires the events in an effect, after the form has dropped its unsaved changes.
 * Otherwise the page would ask before it leaves the form.
 */
function useAnnouncement(admin: { email: string } | undefined): void {
  const emit = useEmit<AdminCreateEvents>()
  useEffect(() => {
    if (!admin) return
    emit('admin-create', admin)
    emit('navigate', { to: 'admins', id: undefined, href: $hrefOf.get()('admins') })
  }, [admin, emit])
}
