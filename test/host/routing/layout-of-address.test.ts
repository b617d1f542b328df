import { expect } from '@open-wc/testing'
import { signedIn } from '../../support/elements/signed-in.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { keepSettings } from '../../support/host/settings.ts'
import { headed } from '../../support/host/signed-in-panel.ts'

describe('the layout in the address', () => {
  signedIn()

  const layoutOf = (panel: Panel) => panel.document.documentElement.dataset.layout

  it('shows until one leaves, and stores nothing', async () => {
    keepSettings({ layout: 'Paris', sidebar_layout: 'horizontal-wrapper' })
    const panel = await openPanel('/dashboard/default/los-angeles')
    await headed(panel, 'Overview')
    await until(() => layoutOf(panel) === 'los-angeles', 'The layout is not shown')
    expect(panel.document.querySelector('.frame')!.getAttribute('data-bar')).to.equal('header')
    await click(panel.screen.getByRole('link', { name: 'Home' }))
    await panel.at('/dashboard/default/paris')
    await until(() => layoutOf(panel) === 'paris', 'The layout stays')
    expect([localStorage.getItem('layout'), localStorage.getItem('sidebar_layout')]).to.deep.equal(['Paris', 'horizontal-wrapper'])

    panel.window.history.back()
    await panel.at('/dashboard/default/los-angeles')
    await until(() => layoutOf(panel) === 'los-angeles', 'The layout does not come back')
    panel.visit('/doctors')
    await headed(panel, 'Practices')
    await until(() => layoutOf(panel) === 'paris', 'The layout stays')
    expect(localStorage.getItem('layout')).to.equal('Paris')
  })

  it('gives way to a choice, which is stored, and is named in the address', async () => {
    keepSettings({ layout: 'Paris' })
    const panel = await openPanel('/dashboard/default/rome')
    await headed(panel, 'Overview')
    await until(() => layoutOf(panel) === 'rome', 'The layout is not shown')
    await click(panel.screen.getByRole('button', { name: 'Customize' }))
    const dialog = await panel.screen.findByRole('dialog', { name: 'Customize' })
    await until(() => dialog.getAnimations().length === 0, 'The customizer does not come to rest')
    const choose = async (name: string) => {
      const radio = [...dialog.querySelectorAll<HTMLInputElement>('[type=radio]')].find(
        (one) => one.closest('label')?.textContent === name,
      )!
      radio.scrollIntoView({ block: 'center' })
      await click(radio)
    }
    await choose('Paris')
    await panel.at('/dashboard/default/paris')
    await choose('Madrid')
    await panel.at('/dashboard/default/madrid')
    expect(localStorage.getItem('layout')).to.equal('Madrid')
  })

  it('leaves everything as it is where it means nothing', async () => {
    const panel = await openPanel('/dashboard/default/atlantis')
    await headed(panel, 'Overview')
    await until(() => panel.document.querySelector('admin-overview'), 'No overview')
    expect(panel.document.documentElement.dataset.layout).to.equal('dubai')
  })
})
