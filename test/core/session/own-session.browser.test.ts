import { expect } from '@open-wc/testing'
import { session, signIn, signOut } from '../../../src/elements/index.ts'
import { fault, query, release, requests, signIns } from '../../support/backend.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { stored } from '../../support/elements/stored.ts'
import { until } from '../../support/until.ts'
import { freshWire, outcome, profilePath } from '../../support/core/wire.ts'

describe("the panel's own session", () => {
  const { told } = freshWire()

  for (const [status, code] of [
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ] as const) {
    it(`ends with a ${status}: the tokens go, the flags are false, name and picture stay`, async () => {
      await signIn(signIns.superadmin)
      const { Name, profileURL, auth0_profile } = stored()
      await fault({ kind: 'status', status, path: profilePath })
      expect(await Promise.all([outcome(), outcome(), outcome()])).to.include(code)
      expect(stored()).to.deep.equal({ login: 'false', authenticated: 'false', Name, profileURL, auth0_profile })
      expect(session.$signedIn.get()).to.be.false
      expect(told()).to.deep.equal(['session-expired: refused'])
    })
  }

  it('is begun again by signing in, which is told', async () => {
    await signIn(signIns.superadmin)
    await fault({ kind: 'status', status: 401, path: profilePath, times: 1 })
    expect(await outcome()).to.equal('unauthorized')
    await signIn(signIns.superadmin)
    expect(await outcome()).to.equal('done')
    expect(told()).to.deep.equal(['session-expired: refused', 'session-restored'])
  })

  it('is not ended by a late 401 of an older one', async () => {
    await signIn(signIns.admin)
    await fault({ kind: 'hold', path: profilePath, times: 1 })
    const { length } = await requests({ path: profilePath })
    const late = outcome()
    await until(async () => (await requests({ path: profilePath })).length > length, 'It is not sent')
    await query('delete from sessions')
    await signIn(signIns.superadmin)
    await release()
    expect(await late).to.equal('unauthorized')
    expect(told()).to.be.empty
    expect(stored()).to.include({ login: 'true', authenticated: 'true' })
    expect(await outcome()).to.equal('done')
  })

  it('that is not there sends nothing and says so', async () => {
    const asked = await newRequests({ path: profilePath })
    expect(await Promise.all([outcome(), outcome()])).to.deep.equal(['unauthorized', 'unauthorized'])
    expect(await asked()).to.be.empty
    expect(told()).to.deep.equal(['session-expired: no-token'])
    expect(stored()).to.deep.equal({ login: 'false', authenticated: 'false' })
    await signIn(signIns.superadmin)
  })

  it('is left by logging out: all but authenticated goes', async () => {
    await signIn(signIns.superadmin)
    signOut()
    expect(stored()).to.deep.equal({ authenticated: 'false' })
    expect(session.$signedIn.get()).to.be.false
    expect(told()).to.deep.equal(['signed-out'])
  })

  it('takes a role that the backend leaves out for admin', async () => {
    await fault({ kind: 'status', status: 200, path: '/admin/login', body: { name: 'A B', access_token: 'x', profile_picture: null } })
    expect(await signIn(signIns.superadmin)).to.deep.equal({ name: 'A B', role: 'admin', profile_picture: null })
    expect(stored()).to.include({ access_token: 'x', token: 'x' }).and.not.have.property('profileURL')
  })

  it('is not ended by a 500 or a lost network', async () => {
    await signIn(signIns.superadmin)
    await fault({ kind: 'status', status: 500, path: profilePath, times: 1 })
    expect(await outcome()).to.equal('server')
    await fault({ kind: 'drop', path: profilePath, times: 1 })
    expect(await outcome()).to.equal('network')
    expect(session.$signedIn.get()).to.be.true
    expect(told()).to.be.empty
  })
})
