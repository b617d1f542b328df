import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { profileResource } from '../../../../core/admins.ts'
import { $configuration } from '../../../../core/configuration.ts'
import { roleOf } from '../../../../core/contract/session.ts'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import { $currentUser } from '../../../../core/session/session-state.ts'
import { useEmit, type CommonEvents } from '../../../runtime/host.ts'
import { Loaded } from '../loading/loaded.tsx'
import { Notice } from './notice.tsx'

/**
 * Renders its children for superadmins only; other roles see a notice.
 * The role comes from the panel's own session, or with a portal's session from the profile.
 */
export function ForSuperadmin({ children }: { children: ReactNode }) {
  const { getToken } = useStore($configuration)
  const { role } = useStore($currentUser)
  return getToken ? <ForSuperadminOfPortal>{children}</ForSuperadminOfPortal> : <ForRole role={role}>{children}</ForRole>
}

function ForSuperadminOfPortal({ children }: { children: ReactNode }) {
  const { role: configured } = useStore($configuration)
  const [$profile] = useState(profileResource)
  return (
    <Loaded $resource={$profile} isBeforehand>
      {({ role }) => <ForRole role={roleOf(role) ?? configured}>{children}</ForRole>}
    </Loaded>
  )
}

const ForRole = ({ role, children }: { role: unknown; children: ReactNode }) => (roleOf(role) === 'superadmin' ? children : <Forbidden />)

function Forbidden() {
  const emit = useEmit<CommonEvents>()
  const { failed, forbidden: message } = useStore($loadErrorMessages)
  useEffect(() => {
    emit('load-error', { code: 'forbidden', message })
  }, [emit, message])
  return <Notice title={failed} message={message} />
}
