import { expect } from '@open-wc/testing'
import { firstPath } from '../../../src/host/routing/guard.ts'
import { loadNextScreens } from '../../../src/host/routing/next-screens.ts'
import { rowAt } from '../../../src/host/routing/screens.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { spareData } from '../../support/elements/spare-data.ts'
import { fault, release, watchFiles } from '../../support/backend.ts'
import { openPanel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { headed, openList, shownList } from '../../support/host/signed-in-panel.ts'

const lists = { '/subscription/active': '/admin/doctor/subscriptions', '/doctors': '/admin/doctors', '/patients': '/admin/patients' }

// Excludes the prefetched second page.
const firstPages = async (asked: Awaited<ReturnType<typeof newRequests>>) =>
  (await asked()).filter(({ url }) => /[?&]page=1&page_size=10(&|$)/.test(url))

describe('the first screen of the panel', () => {
  signedIn()
  before(watchFiles)

  for (const [path, call] of Object.entries(lists))
    it(`is loaded, and asks for its list, while the program is on its way: ${path}`, async () => {
      const tag = rowAt(path)?.tag
      const asked = await newRequests({ method: 'GET', path: call })
      const program = { path: /\/static\/js\/panel-/ }
      await fault({ kind: 'hold', ...program })
      await fault({ kind: 'hold', path: call })
      const panel = await openPanel(`${path}?sort=name`)
      await until(async () => (await asked()).length > 0, 'The list waits for the program')
      expect(panel.document.querySelector(`link[rel=preload][href*="/${tag}.element-"]`)).not.to.equal(null)
      expect(panel.document.querySelector('main')).to.equal(null)

      await release(program)
      const list = () => panel.document.querySelector('doctor-subscriptions, account-list')?.shadowRoot
      await until(list, 'The screen does not come')
      // Holds the response until now: on a slow machine the list would be stale before the program uses it.
      await release()
      await until(() => list()?.querySelector('[part~=row]'), 'No rows')
      expect(await firstPages(asked)).to.have.length(1)
    })

  it('is known by its address before the routes are here', () => {
    const tagOf = (path: string, signedIn: boolean) => rowAt(firstPath(path, signedIn))?.tag
    expect(tagOf('/', true)).to.equal('doctor-subscriptions')
    expect(tagOf('/subscription/expired', true)).to.equal('doctor-subscriptions')
    expect(tagOf('/doctors/edit', true)).to.equal('doctor-editor')
    expect(tagOf('/login', true)).to.equal('doctor-subscriptions')
    expect(tagOf('/doctors', false)).to.equal('admin-sign-in')
    expect(tagOf('/nowhere', true)).to.equal(undefined)
  })
})

describe('the next screens of the panel', () => {
  signedIn()

  it('are loaded when the first is there', async () => {
    const panel = await openList()
    // Files cached by an earlier test send no request to the server, but are listed here.
    const loaded = () => panel.window.performance.getEntriesByType('resource').map(({ name }) => name)
    await until(() => loaded().some((name) => name.includes('/static/js/admin-overview.element')), 'Nothing is loaded')
  })

  it('are not loaded where bytes are dear', async () => {
    const ready = () => document.body.dispatchEvent(new Event('ready', { bubbles: true }))
    loadNextScreens()
    ready()
    await new Promise((resolve) => requestIdleCallback(resolve))
    expect(customElements.get('account-list')).to.equal(undefined)
    spareData({ effectiveType: '4g' })
    loadNextScreens()
    ready()
    await until(() => customElements.get('account-list'), 'Nothing is loaded')
  })

  it('ask for their list while their link is still pressed', async () => {
    const panel = await openList()
    const link = await panel.screen.findByRole('link', { name: 'Doctors' })
    const asked = await newRequests({ method: 'GET', path: lists['/doctors'] })
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await until(async () => (await asked()).at(0)?.status === 200, 'The list waits for the release')
    await headed(panel, 'Active Subscriptions')
    await click(link)
    await headed(panel, 'Practices')
    await until(() => panel.document.querySelector('account-list')?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
    expect(await firstPages(asked)).to.have.length(1)
  })

  it('ask for nothing when the link of the shown list is pressed', async () => {
    const panel = await openList()
    const asked = await newRequests({ method: 'GET', path: lists['/subscription/active'] })
    const link = await panel.screen.findByRole('link', { name: 'Active' })
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    expect(await firstPages(asked)).to.have.length(0)
    // The click itself reads the list again.
    await click(link)
    await until(async () => (await firstPages(asked)).length === 1, 'Not read again')
  })

  it('show at once what they showed before', async () => {
    const panel = await openList()
    await click(await panel.screen.findByRole('link', { name: 'Doctors' }))
    await headed(panel, 'Practices')
    await until(() => panel.document.querySelector('account-list')?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
    await fault({ kind: 'hold', path: lists['/subscription/active'] })
    await click(await panel.screen.findByRole('link', { name: 'Active' }))
    await headed(panel, 'Active Subscriptions')
    await shownList(panel)
    await release()
  })
})
