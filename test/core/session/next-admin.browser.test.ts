import { expect } from '@open-wc/testing'
import { $accessToken } from '../../../src/core/session/session-state.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure, signIn, signOut } from '../../../src/elements/index.ts'
import { clearFaults, fault, signIn as tokenOf, signIns } from '../../support/backend.ts'
import { mount, unmount } from '../../support/mount.ts'
import { answerWhole, listPath, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { names } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'
import { freshWire } from '../../support/core/wire.ts'

const list = '<doctor-subscriptions status="active"></doctor-subscriptions>'

/** Collects every name that the element shows from now on. */
function namesShown(element: HTMLElement): Set<string> {
  const shown = new Set(names(element))
  new MutationObserver(() => names(element).forEach((name) => shown.add(name))).observe(element.shadowRoot!, {
    childList: true,
    subtree: true,
  })
  return shown
}

describe('the next admin on the same page', () => {
  freshWire()

  beforeEach(async () => {
    await signIn(signIns.superadmin)
    await answerWhole([sample({ name: 'For the first admin only' })])
  })

  it('sees no row of the first one in a list that stays on screen', async () => {
    const element = await mount(list)
    signOut()
    await clearFaults()
    await fault({ kind: 'hold', path: listPath })
    await signIn(signIns.admin)
    await until(() => names(element).length === 0, 'The old rows stay')
    await clearFaults()
    await until(() => names(element).length === 10, 'No new rows come')
  })

  it('sees no row of the first one in a list that comes long after', async () => {
    await mount(list)
    unmount()
    // Waits until the session store has no listeners.
    await until(() => $accessToken.lc === 0, 'Something still listens')
    signOut()
    await clearFaults()
    await signIn(signIns.admin)
    const shown = namesShown(await mount(list, { until: null }))
    await until(() => shown.size >= 10, 'No rows come')
    expect([...shown]).to.not.include('For the first admin only')
  })

  it('sees no row of the first one when the portal hands over another session', async () => {
    const [one, other] = [(await tokenOf('superadmin')).access_token, (await tokenOf('admin')).access_token]
    configure({ getToken: () => one })
    await mount(list)
    unmount()
    await until(() => $accessToken.lc === 0, 'Something still listens')
    await clearFaults()
    configure({ getToken: () => other })
    const shown = namesShown(await mount(list, { until: null }))
    await until(() => shown.size >= 10, 'No rows come')
    expect([...shown]).to.not.include('For the first admin only')
  })
})
