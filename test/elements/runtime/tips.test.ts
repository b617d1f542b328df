import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import '../../../src/elements/portal-keys/portal-keys.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { focused, press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click, hover, tap } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { answerWhole, doctors, doctorsPath, sampleDoctor } from '../../support/elements/account-list/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const tipsOf = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll('.pe-tip')]
const tipOf = (element: HTMLElement) => tipsOf(element).at(-1)?.textContent

const shows = (element: HTMLElement, text: string) => until(() => tipOf(element) === text, `The tooltip is not ${text}`)
const isClosed = (element: HTMLElement, message: string) => until(() => tipsOf(element).length === 0, message)

const long = `Prof. ${'Maria-Magdalena '.repeat(6)}Vandenberghe`
const twoDoctors = () => answerWhole(doctorsPath, [sampleDoctor({ name: long }), sampleDoctor({ id: 43, name: 'Ana Li' })])

const linkTo = (element: HTMLElement, name: string) => within(element).getByShadowRole('link', { name })

async function mountNarrow(html: string, width = 800): Promise<HTMLElement> {
  const element = await mount(html)
  element.style.display = 'block'
  element.style.width = `${width}px`
  return element
}

describe('tooltips', () => {
  signedIn()

  it('name a hovered icon, and go when the pointer leaves', async () => {
    const element = await mountNarrow(doctors)
    const button = within(element).getByShadowRole('button', { name: 'Columns' })
    await hover(button)
    await shows(element, 'Columns')
    expect(tipsOf(element)[0]!.matches(':popover-open')).to.equal(true)
    await hover(within(element).getByShadowRole('searchbox'))
    await isClosed(element, 'The tooltip stays')
  })

  it('stay while the pointer is on them', async () => {
    const element = await mountNarrow(doctors)
    await hover(within(element).getByShadowRole('button', { name: 'Columns' }))
    await shows(element, 'Columns')
    const [tip] = tipsOf(element)
    await hover(tip!)
    await until(() => tip!.matches(':hover'), 'The pointer is not on the tooltip')
    await hover(within(element).getByShadowRole('button', { name: 'Export CSV' }))
    await shows(element, 'Export CSV')
    expect(tip!.isConnected).to.equal(false)
  })

  it('tell nothing that is readable', async () => {
    const element = await mountNarrow(doctors, 1200)
    await hover(within(element).getByShadowRole('button', { name: 'Columns' }))
    const [next] = within(element).getAllByShadowRole('button', { name: 'Next page' })
    await hover(next!)
    await shows(element, 'Next page')
    expect(tipsOf(element)).to.have.length(1)
  })

  it('are no second name: the button keeps one, without a title or description', async () => {
    const element = await mountNarrow(doctors)
    const button = within(element).getByShadowRole('button', { name: 'Columns' })
    await hover(button)
    await shows(element, 'Columns')
    expect(button.title).to.equal('')
    expect(button.getAttributeNames().filter((name) => name.startsWith('aria-desc'))).to.deep.equal([])
    expect(within(element).queryByShadowRole('tooltip')).to.equal(null)
    expect(element.shadowRoot!.querySelectorAll('[title]')).to.have.length(0)
  })

  it('show a long name only where it is cut, by pointer and keyboard', async () => {
    await twoDoctors()
    const element = await mountNarrow(doctors)
    await hover(linkTo(element, 'Ana Li'))
    await hover(linkTo(element, long))
    await shows(element, long)
    // The tests of WebKit run in a frame, which gets keys with the focus only.
    window.focus()
    await press('Escape')
    await isClosed(element, 'Escape keeps the tooltip')

    within(element).getByShadowRole('button', { name: 'Joining Date' }).focus()
    do await press('Tab')
    while (focused() !== linkTo(element, long))
    await shows(element, long)
    do await press('Tab')
    while (focused() !== linkTo(element, 'Ana Li'))
    expect(tipsOf(element)).to.have.length(0)
  })

  for (const direction of ['ltr', 'rtl'] as const)
    it(`stay in the window at its edges, ${direction}`, async () => {
      configure({ dir: direction })
      await twoDoctors()
      const element = await mountNarrow(doctors, 700)
      element.style.marginInlineStart = 'auto'
      const edges = ['Columns', 'Export CSV', `Edit ${long}`]
      for (const name of edges) {
        const [control] = within(element)
          .queryAllByShadowRole('button', { name })
          .concat(within(element).queryAllByShadowRole('link', { name }))
        await hover(control!)
        await shows(element, name)
        const { left, right, top, bottom } = tipsOf(element)[0]!.getBoundingClientRect()
        expect(left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight, name).to.equal(true)
      }
    })

  it('close on Escape before the dialog around them does', async () => {
    const element = await mount('<portal-keys></portal-keys>')
    await click(await within(element).findByShadowRole('button', { name: 'Create Key' }))
    const dialog = await within(element).findByShadowRole<HTMLDialogElement>('dialog')
    await hover(within(dialog).getByShadowRole('button', { name: 'Close' }))
    await shows(element, 'Close')
    expect(tipsOf(element)[0]!.closest('dialog') === dialog).to.equal(true)
    await press('Escape')
    await isClosed(element, 'Escape keeps the tooltip')
    expect(dialog.open).to.equal(true)
    await press('Escape')
    await until(() => !dialog.open, 'The dialog stays')
  })

  it('close on a click', async () => {
    const element = await mountNarrow(doctors)
    const button = within(element).getByShadowRole('button', { name: 'Columns' })
    await hover(button)
    await shows(element, 'Columns')
    await click(button)
    await isClosed(element, 'A click keeps the tooltip')
    await within(element).findByShadowRole('button', { name: 'Show all columns' })
  })

  it('leave a touch alone', async () => {
    const element = await mountNarrow(doctors)
    const button = within(element).getByShadowRole('button', { name: 'Columns' })
    await tap(button)
    await within(element).findByShadowRole('button', { name: 'Show all columns' })
    expect(tipsOf(element)).to.have.length(0)
  })
})
