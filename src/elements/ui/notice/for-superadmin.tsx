import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $loadErrorMessages } from '../../../core/messages/load-errors.ts'
import { createRole } from '../../../core/role.ts'
import { useEmit, type CommonEvents } from '../../runtime/host.ts'
import { Loading } from '../loaded/loading.tsx'
import { Notice } from './notice.tsx'

/** What only superadmins may use; any other role reads that it does not allow it. */
export function ForSuperadmin({ children }: { children: ReactNode }) {
  const [$role] = useState(createRole)
  const role = useStore($role)
  if (!role) return <Loading />
  return role === 'superadmin' ? children : <Forbidden />
}

function Forbidden() {
  const emit = useEmit<CommonEvents>()
  const { forbidden: message } = useStore($loadErrorMessages)
  useEffect(() => {
    emit('load-error', { code: 'forbidden', message })
  }, [emit, message])
  return <Notice message={message} />
}
