import { expect } from '@open-wc/testing'
import { focused, press } from '../../support/keyboard.ts'
import type { Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const sidebarOf = (panel: Panel) => panel.document.querySelector<HTMLElement>('#sidebar')!
const isShown = (panel: Panel) => panel.window.getComputedStyle(sidebarOf(panel)).visibility === 'visible'
const toggleOf = (panel: Panel) => panel.document.querySelector<HTMLElement>('#sidebar-toggle')!
const isIn = (panel: Panel) => Math.round(sidebarOf(panel).getBoundingClientRect().left) === 0

describe('the sidebar', () => {
  signedIn()

  for (const [width, menuWidth] of [
    [1008, 264],
    [1007, 72],
    [992, 72],
  ] as const) {
    it(`stands beside the page at ${width} px, ${menuWidth} px wide and with no toggle`, async () => {
      const panel = await openList('/subscription/active', { width, height: 800 })
      expect(isShown(panel)).to.be.true
      expect(sidebarOf(panel).getBoundingClientRect().width).to.equal(menuWidth)
      expect(toggleOf(panel).getClientRects()).to.have.length(0)
    })
  }

  for (const width of [991, 390]) {
    it(`lies over the page at ${width} px and works by keyboard alone`, async () => {
      const panel = await openList('/subscription/active', { width, height: 800 })
      const toggle = toggleOf(panel)
      expect(isShown(panel)).to.be.false
      expect(panel.document.documentElement.scrollWidth).to.equal(width)
      expect(toggle.getAttribute('aria-expanded')).to.equal('false')

      toggle.focus()
      await press('Enter')
      await until(() => focused()?.textContent === 'Overview')
      await until(() => isIn(panel))
      expect(toggle.getAttribute('aria-expanded')).to.equal('true')
      expect(panel.document.querySelector<HTMLElement>('.content')!.inert).to.be.true

      await press('Escape')
      await until(() => !isShown(panel))
      expect(focused()).to.equal(toggle)
      expect(toggle.getAttribute('aria-expanded')).to.equal('false')
      expect(panel.document.querySelector<HTMLElement>('.content')!.inert).to.be.false

      await press('Enter')
      await until(() => focused()?.textContent === 'Overview')
      await press('Tab')
      await press('Tab')
      expect(focused()?.textContent).to.equal('Inactive')
      await press('Enter')
      await panel.at('/subscription/inactive')
      const heading = await headed(panel, 'Inactive Subscriptions')
      await until(() => !isShown(panel) && focused() === heading)
    })
  }

  it('closes with a click beside it', async () => {
    const panel = await openList('/subscription/active', { width: 600, height: 800 })
    await click(toggleOf(panel))
    await until(() => isIn(panel))
    await click(panel.document.querySelector('.scrim')!)
    await until(() => !isShown(panel))
  })

  it('does not come back open when the page has been wide in between', async () => {
    const panel = await openList('/subscription/active', { width: 700, height: 800 })
    await click(toggleOf(panel))
    await until(() => isIn(panel))
    panel.frame.style.width = '1280px'
    await until(() => toggleOf(panel).getAttribute('aria-expanded') === 'false')
    panel.frame.style.width = '700px'
    await until(() => !isShown(panel))
  })
})
