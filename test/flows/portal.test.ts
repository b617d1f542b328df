import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { clearFaults, fault, query, release, requests, startBackend } from '../support/backend.ts'
import { openPortal, openSignedIn } from '../support/flows/portal.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'

const subscriptionsPath = '/admin/doctor/subscriptions'

const signInsSent = async () => (await requests({ method: 'POST', path: '/admin/login' })).length

describe('the portal of somebody else', () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('keeps the focus in a dialog and gives it back', async () => {
    const portal = await openSignedIn()
    const dialog = await portal.openCancelDialog()
    const opener = portal.button('Cancel')
    for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
      await press(key)
      expect(dialog.contains(focused()), `after ${key}`).to.be.true
    }
    await press('Escape')
    await portal.closed()
    await until(() => focused() === opener)
  })

  it('cancels, sorts and opens an invoice within its policy, and tells its log', async () => {
    const portal = await openSignedIn()
    const dialog = await portal.openCancelDialog()
    await click(within(dialog).getByShadowRole('button', { name: 'Submit' }))
    await within(dialog).findByShadowText('Reason is required.')
    await type('They moved away')
    await click(within(dialog).getByShadowRole('button', { name: 'Submit' }))
    await portal.closed()
    await portal.screen.findByShadowText('The subscription has been canceled.')
    expect(await query("select status from subscriptions where doctor_id = 1 and status = 'active'")).to.deep.equal([])

    // Waits until nothing moves under the pointer.
    await until(() => portal.elements.every((element) => !element.shadowRoot!.querySelector('[aria-busy="true"]')))
    await click(portal.button('Amount', portal.elements[1]))
    await until(() => portal.elements[1].shadowRoot!.querySelector('[aria-sort="ascending"]'), 'It is not sorted')
    await click(portal.button('Invoice'))
    const invoice = await portal.screen.findByShadowRole('dialog', { name: 'Invoice' })
    await until(() => invoice.contains(focused()))
    await press('Escape')
    await portal.closed()

    const log = portal.document.querySelector('#log')!.textContent
    expect(log)
      .to.contain('subscription-change · practice 1')
      .and.contain('"reason":"They moved away"')
      .and.contain('invoice-open · practice 1')
    expect(portal.violations).to.deep.equal([])
  })

  it('has one new token for both elements when the old one is refused', async () => {
    await fault({ kind: 'hold', path: subscriptionsPath })
    const portal = await openPortal()
    await portal.signIn()
    await until(async () => (await requests({ path: subscriptionsPath })).length === 2)
    await query('delete from sessions')
    await release()
    await portal.shown()
    expect(await signInsSent()).to.equal(2)
    expect(portal.told).to.deep.equal(['ready', 'ready'])
  })

  it('says once that the session has ended, and Retry heals both elements', async () => {
    // Rejects every call that sends a token.
    await fault({ kind: 'status', status: 401, path: /\/admin\/(?!login)/ })
    const portal = await openPortal()
    const errors = portal.errors()
    await portal.signIn()
    await portal.refused()
    // Each element requests its list. A pending request could restore the elements before Retry does.
    await until(() => errors.length === 2)
    expect(portal.times('session-expired')).to.equal(1)
    expect(portal.banner).to.equal('The register no longer knows you. Sign in to the portal again.')

    await clearFaults()
    await click(portal.button('Retry'))
    await until(() => portal.told.includes('session-restored'))
    await portal.shown()
    expect(portal.times('session-restored')).to.equal(1)
    expect(portal.banner).to.equal('The register knows you again. Carry on.')
  })

  it('leaves calm notices after signing out, and heals when it signs in again', async () => {
    const portal = await openSignedIn()
    // Excludes the prefetch of all rows.
    const firstPage = { path: /subscriptions\?page=1&page_size=10&/ }
    const { length: asked } = await requests(firstPage)
    await portal.signOut()
    await portal.refused()
    expect(portal.times('session-expired')).to.equal(1)
    expect(await requests(firstPage)).to.have.length(asked)

    await portal.signIn()
    await until(() => portal.told.includes('session-restored'))
    await portal.shown()
    expect(portal.times('session-restored')).to.equal(1)
    expect(portal.times('session-expired')).to.equal(1)
  })

  it('keeps its token under its own key, and nothing of ours', async () => {
    await openSignedIn()
    expect(Object.keys(sessionStorage)).to.deep.equal(['harbour-health-token'])
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  it('embeds elements that are accessible', async () => {
    const { elements } = await openSignedIn()
    for (const element of elements) await accessible(element)
  })
})
