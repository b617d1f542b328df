import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import '../../../src/elements/patient-detail/patient-detail.element.ts'
import { accessible } from '../../support/accessible.ts'
import { focused } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const levels = (element: HTMLElement) => [
  ...new Set([...element.shadowRoot!.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)),
]

describe('an element in the order of its page', () => {
  signedIn()

  it('starts its headings at level 2, or where the page says', async () => {
    expect(levels(await mount('<patient-detail patient-id="1"></patient-detail>'))).to.deep.equal(['h2', 'h3'])
    const deeper = await mount<HTMLElement & { headingLevel: string }>('<patient-detail patient-id="1" heading-level="3"></patient-detail>')
    expect(levels(deeper)).to.deep.equal(['h3', 'h4'])
    expect(deeper.headingLevel).to.equal('3')
    await accessible(deeper)
    expect(levels(await mount('<patient-detail patient-id="1" heading-level="high"></patient-detail>'))).to.deep.equal(['h2', 'h3'])
    expect(levels(await mount('<patient-detail patient-id="1" heading-level="6"></patient-detail>'))).to.deep.equal(['h6'])
  })

  it('has the name in a card below the title of the card', async () => {
    const editor = await mount('<doctor-editor doctor-id="1"></doctor-editor>')
    expect(levels(editor)).to.deep.equal(['h2', 'h3'])
    expect(editor.shadowRoot!.querySelector('[part~=name]')!.localName).to.equal('h3')
  })

  it('starts the headings of lists inside it at its own level', async () => {
    const profile = await mount('<doctor-profile doctor-id="1" heading-level="3"></doctor-profile>')
    const heading = await within(profile).findByShadowRole('heading', { name: /^Patients/ })
    expect(heading.localName).to.equal('h3')
  })

  for (const name of ['label', 'aria-label'])
    it(`is named by its ${name}`, async () => {
      const element = await mount(`<account-list key-prop="patients" ${name}="Patients of Berlin"></account-list>`)
      expect(within(element).getByShadowRole('table', { name: 'Patients of Berlin' })).to.exist
      expect(within(element).getAllByShadowRole('group', { name: 'Patients of Berlin' })).to.have.length(1)
    })

  it('focuses its first control, from a button of the page and from none', async () => {
    const around = await mount('<div><button>Of the page</button><account-list key-prop="patients"></account-list></div>')
    const element = around.querySelector('account-list')!
    const inElement = () => focused()?.getRootNode() === element.shadowRoot && focused()!.matches('button, input, select, a')
    element.focus()
    await until(inElement, 'The focus stays on the page')
    around.querySelector('button')!.focus()
    element.focus()
    expect(inElement()).to.be.true
  })

  it('leaves the focus to an element inside it that has lost its focused part', async () => {
    const profile = await mount('<doctor-profile doctor-id="1"></doctor-profile>')
    const list = () => profile.shadowRoot!.querySelector('doctor-subscriptions')?.shadowRoot
    await until(() => list()?.querySelector('th button'), 'No subscriptions')
    const part = document.createElement('button')
    list()!.append(part)
    part.focus()
    part.remove()
    // React calls this for the element that had the focus.
    profile.focus()
    expect(document.activeElement === document.body).to.be.true
    profile.focus()
    expect(profile.shadowRoot!.activeElement === null).to.be.false
  })

  it('tells the name of the person that it shows', async () => {
    for (const html of ['<doctor-profile doctor-id="1"></doctor-profile>', '<patient-detail patient-id="1"></patient-detail>']) {
      const told: Promise<CustomEvent<{ name: string }>> = oneEvent(document, 'record-load')
      const element = await mount(html)
      expect((await told).detail.name).to.equal(element.shadowRoot!.querySelector('[part~=name]')!.textContent)
    }
  })
})
