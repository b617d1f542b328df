import { expect } from '@open-wc/testing'
import { refreshCurrentUser } from '../../../src/core/admins.ts'
import { readAdminProfile, type AdminProfile } from '../../../src/core/contract/admins.ts'
import { signIn as signInCall } from '../../../src/core/contract/session.ts'
import { request } from '../../../src/core/api/http.ts'
import { session, signIn } from '../../../src/elements/index.ts'
import { fault, signIn as signInByCall, signIns } from '../../support/backend.ts'
import { freshWire, profilePath } from '../../support/core/wire.ts'

const roleNow = () => session.$currentUser.get().role

describe('the role of another backend', () => {
  freshWire()

  let token: string
  before(async () => {
    token = (await signInByCall('superadmin')).access_token
  })

  /** Signs in with a login response that has this `role`. Returns the profile, whose role the test sets itself. */
  async function signInAs(role: unknown): Promise<AdminProfile> {
    await fault({
      kind: 'status',
      path: signInCall.path,
      status: 200,
      body: { name: 'Nadia', access_token: token, profile_picture: null, role },
    })
    await signIn(signIns.superadmin)
    return (await request(readAdminProfile)).data
  }

  const answerProfile = ({ role: _role, ...profile }: AdminProfile, role?: unknown) =>
    fault({
      kind: 'status',
      path: profilePath,
      status: 200,
      body: { success: true, data: { ...profile, ...(role !== undefined && { role }) } },
    })

  it('stays as the login named it where the profile names none', async () => {
    for (const none of [undefined, null, '']) {
      await answerProfile(await signInAs('superadmin'), none)
      await refreshCurrentUser()
      expect(roleNow()).to.equal('superadmin')
    }
  })

  it('is another one as soon as the profile names one', async () => {
    await answerProfile(await signInAs('superadmin'), 'Admin')
    await refreshCurrentUser()
    expect(roleNow()).to.equal('admin')
  })

  for (const [answered, role] of [
    ['SuperAdmin', 'superadmin'],
    ['SUPERADMIN', 'superadmin'],
    ['ADMIN', 'admin'],
    ['owner', 'admin'],
    [7, 'admin'],
    [['superadmin'], 'admin'],
    [undefined, 'admin'],
  ] as const)
    it(`is read in any case, and an unknown one is an admin's: ${JSON.stringify(answered)}`, async () => {
      const profile = await signInAs(answered)
      expect(roleNow()).to.equal(role)
      await answerProfile(profile, answered)
      await refreshCurrentUser()
      expect(roleNow()).to.equal(role)
    })

  it('is read in any case where another program has stored it', async () => {
    await signInAs('superadmin')
    localStorage.setItem('auth0_profile', JSON.stringify({ name: 'Nadia', role: 'SuperAdmin', profile_picture: null }))
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'auth0_profile', newValue: localStorage.getItem('auth0_profile'), storageArea: localStorage }),
    )
    expect(roleNow()).to.equal('superadmin')
  })
})
