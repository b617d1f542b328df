import { expect } from '@open-wc/testing'
import { signedIn } from '../../support/elements/signed-in.ts'
import { openPanel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { headed } from '../../support/host/signed-in-panel.ts'

describe('the layout in the address', () => {
  signedIn()

  it('is applied and kept, and the menu leads to the overview under its name', async () => {
    const panel = await openPanel('/dashboard/default/los-angeles')
    await headed(panel, 'Overview')
    expect(panel.document.documentElement.dataset.layout).to.equal('los-angeles')
    expect(localStorage.getItem('layout')).to.equal('Los Angeles')

    await panel.go('/doctors')
    await headed(panel, 'Practices')
    await click(panel.screen.getByRole('link', { name: 'Home' }))
    await panel.at('/dashboard/default/los-angeles')
  })

  it('leaves everything as it is where it means nothing', async () => {
    const panel = await openPanel('/dashboard/default/atlantis')
    await headed(panel, 'Overview')
    await until(() => panel.document.querySelector('admin-overview'), 'No overview')
    expect(panel.document.documentElement.dataset.layout).to.equal('dubai')
  })
})
