import { expect } from '@open-wc/testing'
import { session, signIn } from '../../src/elements/index.ts'
import { signIns } from '../support/backend.ts'
import { stored } from '../elements/stored.ts'
import { until } from '../support/until.ts'
import { freshWire, outcome } from './wire.ts'

/** Another window of the same origin: what it stores, this one hears of. */
function otherTab(): { storage: Storage; close: () => void } {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  return { storage: frame.contentWindow!.localStorage, close: () => frame.remove() }
}

describe('two tabs', () => {
  freshWire()

  let tab: ReturnType<typeof otherTab>
  let stop: () => void
  beforeEach(async () => {
    tab = otherTab()
    const stops = [session.$signedIn.subscribe(() => undefined), session.$currentUser.subscribe(() => undefined)]
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

  it('use the token that the other has stored', async () => {
    const { access_token } = stored()
    tab.storage.removeItem('access_token')
    tab.storage.setItem('access_token', access_token!)
    expect(await outcome()).to.equal('done')
  })
})
