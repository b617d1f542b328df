import { expect } from '@open-wc/testing'
import { overlayTime } from '../../../src/host/page/use-overlay.ts'
import { fault, release, requests } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, shownList } from '../../support/host/signed-in-panel.ts'

const read = '/admin/doctor/subscriptions'
const overlayOf = (panel: Panel) => panel.document.querySelector('.loading-overlay')
/** Waits for the overlay over a screen whose data is held back. */
const shown = async (panel: Panel) => {
  await until(() => requests({ path: read }).then((all) => all.some(({ status }) => status === null)), 'Nothing is held')
  await until(() => overlayOf(panel), 'No overlay')
  await until(() => panel.document.querySelector('doctor-subscriptions'), 'No screen')
}
const gone = (panel: Panel) => until(() => !overlayOf(panel), 'The overlay stays')
const now = (panel: Panel) => panel.window.performance.now()

/** Cancels all timers of the panel, so that the overlay does not leave by itself. */
function cancelTimers({ window }: Panel): void {
  const last = window.setTimeout(() => undefined)
  for (let id = 1; id <= last; id++) window.clearTimeout(id)
}

/** Counts the elements of a selector that must never appear, not even for a moment. */
function sightings(panel: Panel, selector: string): () => number {
  let seen = 0
  const { MutationObserver } = panel.window as Window & typeof globalThis
  new MutationObserver(() => (seen += panel.document.querySelectorAll(selector).length)).observe(panel.document.body, {
    childList: true,
    subtree: true,
  })
  return () => seen
}

describe('the loading overlay', () => {
  signedIn()

  it('never outlives its time, however long the screen takes', async () => {
    expect(overlayTime).to.equal(3000)
    await fault({ kind: 'hold', path: read })
    const panel = await openPanel('/subscription/active')
    await shown(panel)
    await gone(panel)
    expect(now(panel)).to.be.above(overlayTime)
    await release()
    await shownList(panel)
    expect(overlayOf(panel)).to.equal(null)
  })

  for (const name of ['ready', 'load-error']) {
    it(`leaves without its timer when the screen fires ${name}`, async () => {
      await fault({ kind: 'hold', path: read })
      const panel = await openPanel('/subscription/active')
      await shown(panel)
      const { CustomEvent } = panel.window as Window & typeof globalThis
      cancelTimers(panel)
      panel.document.querySelector('doctor-subscriptions')!.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }))
      await gone(panel)
    })
  }

  it('leaves with the first rows', async () => {
    await fault({ kind: 'hold', path: read })
    const panel = await openPanel('/subscription/active')
    await shown(panel)
    await release()
    await shownList(panel)
    await gone(panel)
  })

  it('is not seen for a screen whose program is there', async () => {
    const panel = await openPanel('/change-password')
    await panel.screen.findByShadowLabelText(/^Old Password/)
    const visit = async (name: string, label: RegExp) => {
      await click(panel.screen.getByRole('link', { name }))
      await headed(panel, name)
      await panel.screen.findByShadowLabelText(label)
      await gone(panel)
    }
    await visit('Change Email', /^New Email/)
    const seen = sightings(panel, '.loading-overlay, .skeleton')
    await visit('Change Password', /^Old Password/)
    await visit('Change Email', /^New Email/)
    expect(seen()).to.equal(0)
  })

  it('does not come again when only what the screen shows changes', async () => {
    const panel = await openPanel('/subscription/active')
    await shownList(panel)
    await gone(panel)
    const seen = sightings(panel, '.loading-overlay')
    await fault({ kind: 'hold', path: read })
    await click(panel.screen.getByRole('link', { name: 'Inactive' }))
    await headed(panel, 'Inactive Subscriptions')
    await release()
    await until(() => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=badge]'))
    expect(seen()).to.equal(0)
  })

  it('makes way for the keyboard and the mouse', async () => {
    await fault({ kind: 'hold', path: read })
    for (const use of [() => press('Tab'), (field: HTMLElement) => click(field)]) {
      const panel = await openPanel('/subscription/active')
      const field = await panel.screen.findByShadowRole('searchbox')
      await shown(panel)
      panel.screen.getByRole('link', { name: 'Home' }).focus()
      await use(field)
      await gone(panel)
      expect(focused()?.getRootNode()).to.equal(field.getRootNode())
    }
  })

  it('says once that something loads', async () => {
    await fault({ kind: 'hold', path: read })
    const panel = await openPanel('/subscription/active')
    await shown(panel)
    const said = panel.screen
      .getAllByShadowRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean)
    expect(said).to.deep.equal(['Loading'])
  })
})
