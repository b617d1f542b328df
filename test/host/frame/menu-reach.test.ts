import { expect } from '@open-wc/testing'
import { signedIn } from '../../support/elements/signed-in.ts'
import { focused, press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { frameOf, keepSettings } from '../../support/host/settings.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'

describe('the menu by keyboard', () => {
  signedIn()
  beforeEach(() => media({ motion: 'reduce' }))

  for (const layout of ['Los Angeles', 'Tokyo', 'Singapore', 'Barcelona']) {
    it(`opens its groups in ${layout}`, async () => {
      keepSettings({ layout })
      const panel = await openList('/subscription/active', { width: 1440, height: 800 })
      const group = panel.screen.getByRole('button', { name: 'Subscriptions' })
      group.focus()
      await press('Enter')
      await until(() => group.getAttribute('aria-expanded') === 'true')
      await press('Tab')
      await until(() => focused()?.textContent === 'Active')

      await press('Escape')
      await until(() => group.getAttribute('aria-expanded') === 'false')
      expect(focused()).to.equal(group)

      await press('ArrowDown')
      await until(() => focused()?.textContent === 'Active')
      const { left, right, top, bottom } = focused()!.closest('ul')!.getBoundingClientRect()
      expect(left).to.be.at.least(0)
      expect(right).to.be.at.most(1440)
      expect(top).to.be.at.least(0)
      expect(bottom).to.be.at.most(800)
      await press('Tab')
      await press('Enter')
      await panel.at('/subscription/inactive')
      await headed(panel, 'Inactive Subscriptions')
      await until(() => group.getAttribute('aria-expanded') === 'false')
    })
  }

  it('closes a group when the focus goes on, or with a click beside it', async () => {
    keepSettings({ layout: 'Singapore' })
    const panel = await openList()
    const group = panel.screen.getByRole('button', { name: 'Practices' })
    await click(group)
    await until(() => group.getAttribute('aria-expanded') === 'true')
    panel.screen.getByRole('button', { name: 'Account' }).focus()
    for (const key of ['Shift+Tab', 'Shift+Tab']) await press(key)
    await until(() => group.getAttribute('aria-expanded') === 'false')
    await click(group)
    await until(() => group.getAttribute('aria-expanded') === 'true')
    await click(panel.document.querySelector('main h1')!)
    await until(() => group.getAttribute('aria-expanded') === 'false')
  })

  it('comes from the floating button in London, header and all, and goes by Escape', async () => {
    keepSettings({ layout: 'London' })
    const panel = await openList('/subscription/active', { width: 1440, height: 800 })
    const header = panel.document.querySelector('.header')!
    const isShown = () => header.checkVisibility({ visibilityProperty: true })
    expect(isShown()).to.be.false
    panel.document.querySelector<HTMLElement>('#sidebar-toggle')!.focus()
    await press('Enter')
    await until(() => focused()?.textContent === 'Overview')
    expect(isShown()).to.be.true
    panel.screen.getByRole('button', { name: 'Customize' })
    await press('Escape')
    await until(() => !isShown())
    expect(focused()?.id).to.equal('sidebar-toggle')
  })

  it('puts its labels away in Dubai, and keeps that', async () => {
    const panel = await openList()
    await click(panel.screen.getByRole('button', { name: 'Collapse menu' }))
    await until(() => frameOf(panel).dataset.items === 'icons')
    await panel.go('/subscription/active')
    await until(() => panel.document.querySelector('.frame[data-items=icons]'))
    await click(panel.screen.getByRole('button', { name: 'Collapse menu' }))
    await until(() => frameOf(panel).dataset.items === 'labels')
  })
})
