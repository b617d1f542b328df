import { useState } from 'react'
import { profileResource } from '../../core/admins.ts'
import { acceptsKeys } from '../../core/api/idempotency.ts'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { Loaded } from '../ui/feedback/loading/loaded.tsx'
import { ProfileForm } from './profile-form.tsx'

const ConfirmEmail = lazyPart(
  () => import('./confirm-email.tsx'),
  ({ ConfirmEmail }) => ConfirmEmail,
)
const SecondFactor = lazyPart(
  () => import('./second-factor/second-factor.tsx'),
  ({ SecondFactor }) => SecondFactor,
)
const OwnSessions = lazyPart(
  () => import('./own-sessions.tsx'),
  ({ OwnSessions }) => OwnSessions,
)

export function AdminProfile() {
  const [$profile] = useState(profileResource)
  const [newEmail, setNewEmail] = useState<string>()
  return (
    <Loaded $resource={$profile}>
      {(profile) => (
        <div className="pe-stack">
          <ProfileForm profile={profile} onConfirm={setNewEmail} />
          {/* Other backends do not have these calls. */}
          {acceptsKeys() && <SecondFactor />}
          {acceptsKeys() && <OwnSessions />}
          {newEmail !== undefined && <ConfirmEmail email={newEmail} onClose={() => setNewEmail(undefined)} />}
        </div>
      )}
    </Loaded>
  )
}
