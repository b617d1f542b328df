import { useState } from 'react'
import { profileResource } from '../../core/admins.ts'
import { Loaded } from '../ui/feedback/loading/loaded.tsx'
import { ProfileForm } from './profile-form.tsx'

export function AdminProfile() {
  const [$profile] = useState(profileResource)
  return <Loaded $resource={$profile}>{(profile) => <ProfileForm profile={profile} />}</Loaded>
}
