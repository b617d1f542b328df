import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { query } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { changed, column, names, settled } from '../../support/elements/doctor-subscriptions/shown.ts'

const columnsOfDatabase = {
  Name: ['doctors.name_key'],
  Plan: ['subscriptions.plan'],
  Amount: ['subscriptions.currency', 'subscriptions.amount_minor'],
  'Start Date': ['subscriptions.started_at'],
  'Expiry Date': ['subscriptions.ends_at'],
}

async function firstTen(sorted: string[], order: 'asc' | 'desc'): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select first_name || ' ' || last_name as name from subscriptions join doctors on doctors.id = doctor_id
     where status = 'active' order by ${[...sorted, 'subscriptions.id'].map((one) => `${one} ${order}`).join()} limit 10`,
  )
  return rows.map(({ name }) => name)
}

const header = (element: HTMLElement, name: string) => within(element).getByShadowRole('columnheader', { name })
const sortButton = (element: HTMLElement, name: string) => within(header(element, name)).getByShadowRole('button')

describe('sorting doctor-subscriptions', () => {
  signedIn()

  for (const [heading, sorted] of Object.entries(columnsOfDatabase)) {
    it(`sorts by ${heading} up and down`, async () => {
      const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
      // The newest subscriptions are first until one sorts.
      expect(header(element, heading).ariaSort).to.equal(heading === 'Start Date' ? 'descending' : 'none')

      const start = names(element)
      await click(sortButton(element, heading))
      expect(await changed(element, start)).to.deep.equal(await firstTen(sorted, 'asc'))
      expect(header(element, heading).ariaSort).to.equal('ascending')

      const ascending = names(element)
      await click(sortButton(element, heading))
      expect(await changed(element, ascending)).to.deep.equal(await firstTen(sorted, 'desc'))
      expect(header(element, heading).ariaSort).to.equal('descending')
    })
  }

  it('says that amounts sort by currency, then amount', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    const button = within(header(element, 'Amount')).getByShadowRole('button', { name: 'Amount' })
    expect(button.getAttribute('aria-description')).to.equal('Sorts by currency, then amount')
    expect(sortButton(element, 'Name').getAttribute('aria-description')).to.equal(null)
    await click(button)
    await changed(element, start)
    const [status] = within(element).getAllByShadowRole('status')
    expect(status!.textContent).to.match(/^Sorted by currency, then amount, ascending\. 1–10 of \d+$/)
  })

  it('sorts by Status in the embedded form', async () => {
    const element = await mount('<doctor-subscriptions doctor-id="42" page-size="20"></doctor-subscriptions>')
    await click(sortButton(element, 'Status'))
    await settled(element)
    const statuses = column(element, 'Status')
    expect(statuses[0]).to.equal('Active')
    expect(new Set(statuses)).to.deep.equal(new Set(['Active', 'Canceled', 'Expired']))
    expect(statuses).to.deep.equal(
      statuses.toSorted((a, b) => ['Active', 'Canceled', 'Expired'].indexOf(a) - ['Active', 'Canceled', 'Expired'].indexOf(b)),
    )
  })

  it('sorts by one column at a time and starts at the first page', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const second = await changed(element, start)
    sortButton(element, 'Name').focus()
    await press('Enter')
    expect(await changed(element, second)).to.deep.equal(await firstTen(columnsOfDatabase.Name, 'asc'))
    const byName = names(element)
    sortButton(element, 'Amount').focus()
    await press('Space')
    await changed(element, byName)
    expect(header(element, 'Name').ariaSort).to.equal('none')
    expect(header(element, 'Amount').ariaSort).to.equal('ascending')
  })

  it('offers no sorting where there is no order', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    for (const heading of ['Profile', 'Actions']) {
      expect(header(element, heading).hasAttribute('aria-sort')).to.be.false
      expect(within(header(element, heading)).queryByShadowRole('button')).to.be.null
    }
  })
})
