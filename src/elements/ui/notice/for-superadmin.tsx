import { useStore } from '@nanostores/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { $configuration } from '../../../core/configuration.ts'
import { $loadErrorMessages } from '../../../core/messages/load-errors.ts'
import { createRole } from '../../../core/role.ts'
import { useEmit, type CommonEvents } from '../../runtime/host.ts'
import { Loading } from '../loaded/loading.tsx'
import { Notice } from './notice.tsx'

/** What only superadmins may use; any other role reads that it does not allow it. */
export function ForSuperadmin({ children }: { children: ReactNode }) {
  const { getToken } = useStore($configuration)
  const role = useStore(useMemo(() => createRole(getToken), [getToken]))
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
