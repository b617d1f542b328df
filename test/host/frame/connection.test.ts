import { expect } from '@open-wc/testing'
import { clearFaults, fault, requests, watchFiles } from '../../support/backend.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { openList, shownList } from '../../support/host/signed-in-panel.ts'

const offline = 'You are offline.'
const unreachable = 'The server cannot be reached.'
/** All requests of the panel. A late response would prove that the server is reachable. */
const reads = /\/admin\/(profile|doctor\/subscriptions)/
const chunk = /\/static\/js\/doctor-subscriptions\.element.*\.js/

/** Simulates the browser's signals for a lost or restored network. */
function network(panel: Panel, isThere: boolean): void {
  const { navigator, Event } = panel.window as Window & typeof globalThis
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isThere })
  panel.window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

const banner = (panel: Panel) => panel.document.querySelector('.connection')
const says = (panel: Panel, text: string) => until(() => banner(panel)?.textContent.includes(text), `Does not say '${text}'`)
const silent = (panel: Panel) => until(() => banner(panel)?.textContent === '', 'It still says something')

/**
 * Opens the list and waits until its next page is prefetched and the page is idle,
 * because a later response would prove that the server is reachable.
 */
async function openRestingList(): Promise<Panel> {
  const panel = await openList()
  const { performance } = panel.window
  await until(
    () => performance.getEntriesByType('resource').some(({ name }) => /subscriptions\?page=2&/.test(name)),
    'Nothing is read ahead',
  )
  await new Promise((resolve) => panel.window.requestIdleCallback(resolve))
  return panel
}

describe('without a connection', () => {
  signedIn()
  before(watchFiles)

  it('the panel says so, moves nothing, and is silent when the network is back', async () => {
    const panel = await openRestingList()
    const tops = () =>
      ['header', 'main h1', 'doctor-subscriptions', '.footer'].map(
        (part) => panel.document.querySelector(part)!.getBoundingClientRect().top,
      )
    expect(banner(panel)!.getAttribute('role')).to.equal('status')
    expect(banner(panel)!.textContent).to.equal('')
    const before = tops()
    network(panel, false)
    await says(panel, offline)
    expect(tops()).to.deep.equal(before)
    network(panel, true)
    await silent(panel)
  })

  it('the panel keeps what is on screen', async () => {
    const panel = await openRestingList()
    network(panel, false)
    await says(panel, offline)
    await shownList(panel)
    expect(panel.screen.queryByShadowRole('alert')).to.equal(null)
  })

  it('what failed is read anew by itself when the network is back', async () => {
    await fault({ kind: 'drop', path: reads })
    const panel = await openPanel('/subscription/active')
    await panel.screen.findByShadowRole('alert')
    await says(panel, unreachable)
    network(panel, false)
    await says(panel, offline)
    await clearFaults()
    network(panel, true)
    await shownList(panel)
    await silent(panel)
    expect(panel.screen.queryByShadowRole('alert')).to.equal(null)
  })

  it('Retry reads anew what failed, at once', async () => {
    await fault({ kind: 'drop', path: /api\/v1\/admin/ })
    const panel = await openPanel('/subscription/active')
    await says(panel, unreachable)
    await panel.screen.findByShadowRole('alert')
    await clearFaults()
    await click(banner(panel)!.querySelector('button')!)
    await shownList(panel)
    await silent(panel)
  })

  it('Retry leaves alone what did not fail', async () => {
    const panel = await openRestingList()
    const firstPage = { path: /subscriptions\?page=1&/ }
    const { length } = await requests(firstPage)
    network(panel, false)
    await says(panel, offline)
    await click(banner(panel)!.querySelector('button')!)
    await silent(panel)
    expect(await requests(firstPage)).to.have.length(length)
  })

  it('a failed chunk is loaded when the network is back', async () => {
    await fault({ kind: 'drop', path: chunk })
    await fault({ kind: 'drop', path: reads })
    const panel = await openPanel('/subscription/active')
    await panel.screen.findByText(/could not be loaded/)
    network(panel, false)
    await says(panel, offline)
    await clearFaults()
    network(panel, true)
    await shownList(panel)
  })
})
