import { expect } from '@open-wc/testing'
import { $expired } from '../../../src/core/session/session-state.ts'
import { $admin, $userChanges } from '../../../src/core/identity.ts'
import { session, signIn } from '../../../src/elements/index.ts'
import { clearFaults, fault, signIn as answerTo, signIns } from '../../support/backend.ts'
import { stored } from '../../support/elements/stored.ts'
import { until } from '../../support/until.ts'
import { freshWire, outcome } from '../../support/core/wire.ts'

/** Opens another window of the same origin. Its storage changes fire `storage` events in this window. */
function otherTab(): { storage: Storage; close: () => void } {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  return { storage: frame.contentWindow!.localStorage, close: () => frame.remove() }
}

describe('two tabs', () => {
  const { told } = freshWire()

  let tab: ReturnType<typeof otherTab>
  let stop: () => void
  beforeEach(async () => {
    tab = otherTab()
    // Subscribes like mounted elements do.
    const stops = [
      $userChanges.subscribe(() => undefined),
      session.$signedIn.subscribe(() => undefined),
      session.$currentUser.subscribe(() => undefined),
    ]
    stop = () => stops.forEach((end) => end())
    await signIn(signIns.superadmin)
  })
  afterEach(() => {
    stop()
    tab.close()
  })

  it('are both signed out when one is', async () => {
    for (const key of ['profileURL', 'token', 'access_token', 'auth0_profile', 'Name', 'login']) tab.storage.removeItem(key)
    tab.storage.setItem('authenticated', 'false')
    await until(() => !session.$signedIn.get(), 'This one is still signed in')
    await until(() => session.$currentUser.get().name === '', 'This one still shows who it was')
    expect(await outcome()).to.equal('unauthorized')
  })

  it('show the same admin when another signs in', async () => {
    const profile = { name: 'Samuel Adeyemi', role: 'admin', profile_picture: null }
    tab.storage.removeItem('profileURL')
    tab.storage.setItem('auth0_profile', JSON.stringify(profile))
    tab.storage.setItem('Name', profile.name)
    await until(() => session.$currentUser.get().name === profile.name, 'This one shows the first admin')
    expect(session.$currentUser.get()).to.deep.equal(profile)
  })

  /** Stores the keys of a sign-in, in the same order. */
  async function signInThere(who: keyof typeof signIns): Promise<void> {
    const { name, access_token, role } = await answerTo(who)
    for (const key of ['token', 'access_token']) tab.storage.removeItem(key)
    tab.storage.setItem('auth0_profile', JSON.stringify({ name, role, profile_picture: null, email: signIns[who].email }))
    tab.storage.setItem('access_token', access_token)
    tab.storage.setItem('authenticated', 'true')
    tab.storage.setItem('login', 'true')
    await until(() => stored().access_token === access_token && session.$signedIn.get(), 'This one is not signed in')
  }

  for (const [who, userChanges] of [
    ['superadmin', 0],
    ['admin', 1],
  ] as const) {
    it(`both have a session again when one has: with ${userChanges} user changes by the ${who}`, async () => {
      const before = $userChanges.get()
      await fault({ kind: 'status', status: 401 })
      expect(await outcome()).to.equal('unauthorized')
      await clearFaults()
      await signInThere(who)
      await until(() => !$expired.get(), 'This one goes without')
      expect(told()).to.deep.equal(['session-expired: refused', 'session-restored'])
      expect($userChanges.get() - before).to.equal(userChanges)
    })
  }

  it('take another for the admin only with a session, not with a new email', async () => {
    const before = $userChanges.get()
    tab.storage.setItem('auth0_profile', JSON.stringify({ ...session.$currentUser.get(), email: 'new@practice.test' }))
    await until(() => $admin.get() === 'new@practice.test', 'This one knows the old email')
    expect($userChanges.get()).to.equal(before)
    await signInThere('superadmin')
    await until(() => $userChanges.get() === before + 1, 'Nobody takes over')
  })

  it('use the token that the other has stored', async () => {
    const { access_token } = stored()
    tab.storage.removeItem('access_token')
    tab.storage.setItem('access_token', access_token!)
    expect(await outcome()).to.equal('done')
  })
})
