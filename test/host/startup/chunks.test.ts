import { expect } from '@open-wc/testing'
import { fault, clearFaults, release, watchFiles } from '../../support/backend.ts'
import { openPanel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { shownList } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const screenChunk = /\/static\/js\/doctor-subscriptions\.element.*\.js/
/** A chunk that the screen's chunk imports. */
const nestedChunk = /\/static\/js\/list-.*\.js/
const screenMark = '.skeleton'

describe('the chunks of the panel', () => {
  signedIn()
  before(watchFiles)

  for (const kind of ['status', 'drop'] as const) {
    it(`says that a screen could not be loaded (${kind}), and Retry loads it`, async () => {
      await fault({ kind, path: screenChunk })
      const panel = await openPanel('/subscription/active')
      const notice = await panel.screen.findByRole('alert')
      expect(notice.textContent).to.contain('This page could not be loaded.')
      const retry = panel.screen.getByRole('button', { name: 'Retry' })
      await click(retry)
      await panel.screen.findByRole('alert')

      await clearFaults()
      await click(panel.screen.getByRole('button', { name: 'Retry' }))
      await shownList(panel)
      expect(panel.document.querySelector('main [role=alert]')).to.equal(null)
    })
  }

  for (const [what, kind, path] of [
    ['what it imports is lost', 'drop', nestedChunk],
    ['what it imports is refused', 'status', nestedChunk],
  ] as const) {
    it(`loads a screen by Retry where ${what}`, async () => {
      await fault({ kind, path })
      const panel = await openPanel('/subscription/active')
      await panel.screen.findByRole('alert')
      await clearFaults()
      await click(panel.screen.getByRole('button', { name: 'Retry' }))
      await shownList(panel)
    })
  }

  it('offers to reload where a screen is gone', async () => {
    await fault({ kind: 'status', status: 404, path: screenChunk })
    const panel = await openPanel('/subscription/active')
    const notice = await panel.screen.findByRole('alert')
    expect(notice.querySelector('p')!.textContent).to.equal('A new version is available. Please reload the page.')
    await clearFaults()
    await click(panel.screen.getByRole('button', { name: 'Reload' }))
    await shownList(panel)
  })

  it('offers to reload where the panel itself does not arrive', async () => {
    await fault({ kind: 'status', path: /\/static\/js\/panel-[^?]*\.js/ })
    const panel = await openPanel('/subscription/active')
    const notice = await panel.screen.findByRole('alert')
    expect(notice.querySelector('p')!.textContent).to.equal('A part of this page could not be loaded.')
    await clearFaults()
    await click(panel.screen.getByRole('button', { name: 'Reload' }))
    await shownList(panel)
  })

  it('says so in the chosen language', async () => {
    localStorage.setItem('locale', 'fr')
    await fault({ kind: 'status', path: /\/static\/js\/panel-[^?]*\.js/ })
    const panel = await openPanel('/subscription/active')
    await panel.screen.findByText('Une partie du programme n’a pas pu être chargée.')
    panel.screen.getByRole('button', { name: 'Recharger' })
    await clearFaults()
  })

  it('shows a skeleton while a screen takes its time', async () => {
    await fault({ kind: 'hold', path: screenChunk })
    const panel = await openPanel('/subscription/active')
    await until(() => panel.document.querySelector(screenMark)?.checkVisibility({ opacityProperty: true }))
    await release()
    await shownList(panel)
    await until(() => !panel.document.querySelector(screenMark))
  })
})
