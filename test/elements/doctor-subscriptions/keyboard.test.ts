import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { dialogClosed, focusReturned, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changed, names } from '../../support/elements/doctor-subscriptions/shown.ts'

const labelOf = (element: Element | null) =>
  element instanceof HTMLSelectElement ? element.labels[0]?.querySelector('span')?.textContent : undefined

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? labelOf(element) ?? element?.textContent ?? ''

describe('doctor-subscriptions by keyboard alone', () => {
  signedIn()

  it('goes through toolbar, headings, rows and pager in the order of reading', async () => {
    const holder = await mount(
      '<div><button>Before</button><doctor-subscriptions status="active"></doctor-subscriptions><button>After</button></div>',
    )
    holder.querySelector('button')!.focus()
    const [first] = names(holder.children[1] as HTMLElement)
    const walk: string[] = []
    while (walk.at(-1) !== 'After' && walk.length < 60) {
      await press('Tab')
      walk.push(nameOf(focused()))
    }
    expect(walk.slice(0, 12)).to.deep.equal([
      'Plan',
      'Search',
      'Columns',
      'Export CSV',
      'Name',
      'Plan',
      'Amount',
      'Start Date',
      'Expiry Date',
      first,
      `Cancel the subscription of ${first}`,
      `Invoice of ${first}`,
    ])
    expect(walk.slice(39)).to.deep.equal(['Rows per page', 'Previous page', 'Next page', 'After'])
  })

  it('sorts, cancels and pages', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    within(element).getByShadowRole('searchbox').focus()
    for (let step = 0; step < 3; step++) await press('Tab')
    await press('Enter')
    const sorted = await changed(element, start)

    for (let step = 0; step < 6; step++) await press('Tab')
    expect(nameOf(focused())).to.equal(`Cancel the subscription of ${sorted[0]}`)
    const opener = focused()!
    await press('Enter')
    await openedDialog('Cancel Subscription')
    await press('Escape')
    await focusReturned(opener)

    await press('Enter')
    await openedDialog('Cancel Subscription')
    while (!(focused() instanceof HTMLTextAreaElement)) await press('Tab')
    await type('by keyboard')
    await press('Tab')
    await press('Tab')
    expect(nameOf(focused())).to.equal('Submit')
    await press('Enter')
    await dialogClosed()
    const left = await changed(element, sorted)
    expect(left).to.not.include(sorted[0])
    await press('Tab')
    expect(element.shadowRoot!.contains(focused()), 'The focus is lost with the row').to.be.true
  })
})
