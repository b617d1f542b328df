import { expect } from '@open-wc/testing'
import { openPanel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed } from '../../support/host/signed-in-panel.ts'

describe("a person's page", () => {
  signedIn()

  it('has the name as its heading, its title and the last step of the breadcrumb', async () => {
    const panel = await openPanel(`/doctor?id=${encodeURIComponent(btoa('1'))}`)
    await headed(panel, 'Olivia Bennett')
    expect(panel.document.title).to.equal('Olivia Bennett · Practices · Practice Elements')
    const steps = [...panel.document.querySelectorAll('.breadcrumb li')].map(({ textContent }) => textContent.trim()).filter(Boolean)
    expect(steps).to.deep.equal(['Practices', 'Olivia Bennett'])
    await click(panel.screen.getByRole('link', { name: 'Doctors' }))
    await headed(panel, 'Practices')
    expect(panel.document.title).to.equal('Practices · Practice Elements')
  })

  it('shows the name once, with badges beside it and actions at the end', async () => {
    const panel = await openPanel(`/doctor?id=${encodeURIComponent(btoa('1'))}`, { width: 1280, height: 800 })
    const heading = await headed(panel, 'Olivia Bennett')
    expect(heading.getBoundingClientRect().width).to.equal(1)
    const name = await panel.screen.findByShadowRole('heading', { name: 'Olivia Bennett', level: 2 })
    const box = name.getBoundingClientRect()
    expect(panel.window.getComputedStyle(name).fontSize).to.equal('24px')
    const edit = panel.screen.getByShadowRole('button', { name: 'Edit Doctor' })
    const badges = [...name.parentElement!.querySelectorAll('[part~=badge]')]
    expect(badges.map(({ textContent }) => textContent)).to.deep.equal(['Active', 'APP & GALLERY'])
    for (const beside of [...badges, edit].map((each) => each.getBoundingClientRect())) {
      expect(beside.left).to.be.above(box.right)
      expect(Math.abs(beside.top + beside.height / 2 - (box.top + box.height / 2))).to.be.below(20)
    }
  })

  it('has the name as its heading where the person is edited, with the task in the title and the breadcrumb', async () => {
    const panel = await openPanel(`/doctors/edit?id=${encodeURIComponent(btoa('1'))}`)
    await headed(panel, 'Olivia Bennett')
    expect(panel.document.title).to.equal('Olivia Bennett · Edit Doctor · Practice Elements')
    const steps = [...panel.document.querySelectorAll('.breadcrumb li')].map(({ textContent }) => textContent.trim()).filter(Boolean)
    expect(steps).to.deep.equal(['Practices', 'Olivia Bennett', 'Edit Doctor'])
    await click(panel.screen.getByRole('link', { name: 'Olivia Bennett' }))
    await panel.at('/doctor?id=MQ%3D%3D')
    await headed(panel, 'Olivia Bennett')
  })

  it('keeps the title of the page while the name is not known', async () => {
    const panel = await openPanel(`/doctor?id=${encodeURIComponent(btoa('999999'))}`)
    await until(() => panel.document.querySelector('doctor-profile')?.shadowRoot?.querySelector('[part~=notice]'), 'No notice')
    expect(panel.document.querySelector('h1')!.textContent).to.equal('Doctor Profile')
  })
})
