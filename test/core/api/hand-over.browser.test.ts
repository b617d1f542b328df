import { expect } from '@open-wc/testing'
import { $admin, ensureIdentity } from '../../../src/core/identity.ts'
import { configure } from '../../../src/elements/index.ts'
import { clearFaults, fault, release, signIn, signIns } from '../../support/backend.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { freshWire, outcome, profilePath } from '../../support/core/wire.ts'

const twenty = () => Promise.all(Array.from({ length: 20 }, outcome))
const all = (what: string) => Array.from({ length: 20 }, () => what)

/** Hands over these tokens in order, then the last one on every call. */
function portal(...tokens: (string | undefined)[]) {
  const handOver = { calls: 0, getToken: async () => tokens[Math.min(handOver.calls++, tokens.length - 1)] }
  configure({ getToken: handOver.getToken })
  return handOver
}

describe('a session that the portal hands over', () => {
  const { told } = freshWire()

  it('is asked for once by twenty requests', async () => {
    const handOver = portal((await signIn()).access_token)
    const asked = await newRequests({ path: profilePath })
    expect(await twenty()).to.deep.equal(all('done'))
    expect(handOver.calls).to.equal(1)
    expect(new Set((await asked()).map(({ headers }) => headers.authorization)).size).to.equal(1)
    expect(told()).to.be.empty
  })

  it('may be given at once, without a promise', async () => {
    const { access_token } = await signIn()
    configure({ getToken: () => access_token })
    expect(await outcome()).to.equal('done')
  })

  it('is none if the portal returns null', async () => {
    configure({ getToken: () => null })
    expect(await outcome()).to.equal('unauthorized')
    expect(told()).to.deep.equal(['session-expired: no-token'])
  })

  it('writes nothing into the storage of the portal', async () => {
    portal((await signIn()).access_token)
    await outcome()
    expect(Object.keys(localStorage)).to.be.empty
  })

  it('is asked for once more by all after a 401, and every request is repeated', async () => {
    const handOver = portal('stale', (await signIn()).access_token)
    const asked = await newRequests({ path: profilePath })
    expect(await twenty()).to.deep.equal(all('done'))
    expect(handOver.calls).to.equal(2)
    expect((await asked()).filter(({ status }) => status === 200)).to.have.length(20)
    expect(told()).to.be.empty
  })

  it('that is still refused ends once, and each request says so', async () => {
    const handOver = portal('stale', 'stale, too')
    expect(await twenty()).to.deep.equal(all('unauthorized'))
    expect(handOver.calls).to.equal(2)
    expect(told()).to.deep.equal(['session-expired: refused'])
  })

  it('that is still refused is not asked for again by a late refusal', async () => {
    const handOver = portal('stale', 'stale, too')
    const asked = await newRequests({ path: profilePath })
    await fault({ kind: 'hold', path: profilePath, times: 1 })
    const late = outcome()
    await until(async () => (await asked()).length === 1)
    expect(await outcome()).to.equal('unauthorized')
    await release()
    expect(await late).to.equal('unauthorized')
    expect(handOver.calls).to.equal(2)
  })

  it('is not asked for by every request when the portal has but the one refused token', async () => {
    const handOver = portal('stale')
    expect(await twenty()).to.deep.equal(all('unauthorized'))
    expect(handOver.calls).to.be.at.most(3)
    expect(told()).to.deep.equal(['session-expired: refused'])
  })

  it('that fails in the portal is told once, and sends nothing', async () => {
    const asked = await newRequests({ path: profilePath })
    configure({ getToken: () => Promise.reject(new Error('The portal is closed')) })
    expect(await twenty()).to.deep.equal(all('unauthorized'))
    expect(told()).to.deep.equal(['session-expired: no-token'])
    expect(await asked()).to.be.empty
  })

  it('that the portal throws at is told, too', async () => {
    configure({
      getToken: () => {
        throw new Error('The portal is broken')
      },
    })
    expect(await outcome()).to.equal('unauthorized')
    expect(told()).to.deep.equal(['session-expired: no-token'])
  })

  it('that takes over 10 s is too late, and is asked for anew', async () => {
    const { access_token } = await signIn()
    const later = window.setTimeout.bind(window)
    // 10 s pass at once.
    window.setTimeout = ((run: () => void, wait: number) => later(run, wait === 10_000 ? 0 : wait)) as typeof setTimeout
    configure({ getToken: () => new Promise(() => undefined) })
    expect(await outcome()).to.equal('timeout')
    expect(await outcome()).to.equal('timeout')
    window.setTimeout = later
    configure({ getToken: () => access_token })
    expect(await outcome()).to.equal('done')
    expect(told()).to.be.empty
  })

  it('is told to be restored when a later try gets through', async () => {
    portal(undefined, (await signIn()).access_token)
    expect(await outcome()).to.equal('unauthorized')
    expect(await outcome()).to.equal('done')
    expect(await outcome()).to.equal('done')
    expect(told()).to.deep.equal(['session-expired: no-token', 'session-restored'])
  })

  it('is not restored by a late answer to what was handed over before', async () => {
    portal((await signIn()).access_token)
    const asked = await newRequests({ path: profilePath })
    await fault({ kind: 'hold', path: profilePath })
    const late = outcome()
    await until(async () => (await asked()).length === 1)
    portal(undefined)
    expect(await outcome()).to.equal('unauthorized')
    await release()
    expect(await late).to.equal('done')
    expect(told()).to.deep.equal(['session-expired: no-token'])
  })

  it("is nobody's by a late answer to what was handed over before", async () => {
    portal((await signIn('superadmin')).access_token)
    const asked = await newRequests({ path: profilePath })
    await fault({ kind: 'hold', path: profilePath })
    const known = ensureIdentity()
    await until(async () => (await asked()).length === 1)
    portal((await signIn('admin')).access_token)
    await release()
    await known
    expect($admin.get()).to.equal(signIns.admin.email)
  })

  it('is not ended by a 403, which is about the role', async () => {
    portal((await signIn()).access_token)
    await fault({ kind: 'status', status: 403, path: profilePath })
    expect(await outcome()).to.equal('forbidden')
    expect(told()).to.be.empty
    await clearFaults()
    expect(await outcome()).to.equal('done')
  })

  it('is not asked for again by a lost network', async () => {
    const handOver = portal((await signIn()).access_token)
    await fault({ kind: 'drop', path: profilePath })
    expect(await outcome()).to.equal('network')
    expect(handOver.calls).to.equal(1)
    expect(told()).to.be.empty
  })

  it('of another portal function is asked for anew', async () => {
    portal('stale')
    const handOver = portal((await signIn()).access_token)
    expect(await outcome()).to.equal('done')
    expect(handOver.calls).to.equal(1)
  })
})
