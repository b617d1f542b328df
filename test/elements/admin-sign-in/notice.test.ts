import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { signIn, signOut } from '../../../src/elements/index.ts'
import { fault, signIns } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { listPath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

const ended = 'Your session has ended. Sign in again.'
/** Each test has a list of its own: one that has just left the page is still read after a sign-in. */
const mountList = (status: string) => mount(`<doctor-subscriptions status="${status}"></doctor-subscriptions>`, { until: 'load-error' })

describe('the notice of admin-sign-in beside another element', () => {
  signedOut()

  it('is absent before the first sign-in', async () => {
    const form = await mount('<admin-sign-in></admin-sign-in>')
    const expired: Promise<CustomEvent> = oneEvent(document, 'session-expired')
    await mountList('active')
    expect((await expired).detail).to.deep.equal({ reason: 'no-token' })
    expect(within(form).queryByShadowText(ended)).to.be.null
  })

  it('tells that the server has refused the session, until the next sign-in', async () => {
    await signIn(signIns.admin)
    const form = await mount('<admin-sign-in></admin-sign-in>')
    await fault({ kind: 'status', status: 401, path: listPath })
    await mountList('canceled')
    await within(form).findByShadowText(ended)
    await signIn(signIns.admin)
    expect(within(form).queryByShadowText(ended)).to.be.null
  })

  it('is absent after a sign-out', async () => {
    await signIn(signIns.admin)
    signOut()
    const form = await mount('<admin-sign-in></admin-sign-in>')
    await mountList('expired')
    expect(within(form).queryByShadowText(ended)).to.be.null
  })
})
