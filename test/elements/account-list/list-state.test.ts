import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import type { AccountListElement } from '../../../src/elements/account-list/account-list.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { noteStates } from '../../support/elements/list-changes.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { changed, doctors, names } from '../../support/elements/account-list/shown.ts'

const searchOf = (element: HTMLElement) => within(element).getByShadowRole<HTMLInputElement>('searchbox', { name: 'Search' })
const next = (element: HTMLElement) => within(element).getByShadowRole('button', { name: 'Next page' })
const mountAt = (state: string) =>
  mount<AccountListElement>(`<account-list key-prop="doctors" list-state="${state.replaceAll('&', '&amp;')}"></account-list>`)

describe('the state of account-list', () => {
  signedIn()
  const told = noteStates()

  it('is told when the page, the size, the order or the search changes, and not before', async () => {
    const element = await mount(doctors)
    expect(told()).to.deep.equal([])
    const start = names(element)
    await click(next(element))
    const second = await changed(element, start)
    await click(within(element).getByShadowRole('button', { name: 'Name' }))
    const rising = await changed(element, second)
    await click(within(element).getByShadowRole('button', { name: 'Name' }))
    await changed(element, rising)
    await click(searchOf(element))
    await type('olivia')
    await until(() => told().at(-1) === 'sort=name&order=desc&q=olivia', 'The search is not told')
    // Slow typing also reports the unfinished search text.
    expect(told().filter((state) => !/q=o(l(i(v(i)?)?)?)?$/.test(state))).to.deep.equal([
      'page=2',
      'sort=name',
      'sort=name&order=desc',
      'sort=name&order=desc&q=olivia',
    ])
  })

  it('shows again what was told, in another element', async () => {
    const element = await mount(doctors)
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Joining Date' }))
    const sorted = await changed(element, start)
    await click(next(element))
    const second = await changed(element, sorted)
    const other = await mountAt(told().at(-1)!)
    expect(names(other)).to.deep.equal(second)
    expect(other.shadowRoot!.querySelector('th[aria-sort="ascending"]')!.textContent).to.equal('Joining Date')
    expect(parts(other, 'pager')[0]!.textContent).to.contain('11–20 of')
    expect(told()).to.have.length(2)
  })

  it('fills the search field and the page size', async () => {
    const element = await mountAt('q=bennett&page_size=20')
    expect(searchOf(element).value).to.equal('bennett')
    expect(within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Rows per page' }).value).to.equal('20')
    expect(names(element).every((name) => name.includes('Bennett'))).to.be.true
  })

  it('that means nothing is ignored', async () => {
    const element = await mountAt('page=x&page_size=1000&sort=password&order=sideways&q=&plan=gold')
    expect(names(element)).to.deep.equal(names(await mount(doctors)))
    expect(told()).to.deep.equal([])
  })

  it('beyond the last page shows the last page, and tells so', async () => {
    const element = await mountAt('page=2147483647&page_size=50')
    expect(names(element)).to.have.length(10)
    expect(told()).to.deep.equal(['page=2&page_size=50'])
  })

  it('beyond the last page does so where the answer is there before the element', async () => {
    await mountAt('page=2147483647&page_size=50')
    const again = await mountAt('page=2147483647&page_size=50')
    expect(names(again)).to.have.length(10)
    expect(told()).to.deep.equal(['page=2&page_size=50', 'page=2&page_size=50'])
  })

  it('follows the attribute, without a word and without taking the focus', async () => {
    const element = await mountAt('page=2')
    const second = names(element)
    searchOf(element).focus()
    element.listState = 'q=bennett'
    await changed(element, second)
    expect(searchOf(element).value).to.equal('bennett')
    expect(focused()).to.equal(searchOf(element))
    element.listState = null
    await until(() => searchOf(element).value === '', 'The search stays')
    await settled(element)
    expect(told()).to.deep.equal([])
  })

  it('given back while one goes on typing takes nothing of it away', async () => {
    const element = await mount<AccountListElement>(doctors)
    element.addEventListener('list-change', ({ detail }) => (element.listState = detail.state))
    await click(searchOf(element))
    await type('benn')
    await until(() => told().at(-1) === 'q=benn', 'The search is not told')
    await type('ett')
    await until(() => told().at(-1) === 'q=bennett', 'The rest is not told')
    expect(searchOf(element).value).to.equal('bennett')
  })

  it('is of each list alone, where two stand on a page', async () => {
    const [one, other] = [await mountAt('page=2'), await mountAt('')]
    const start = names(other)
    expect(names(one)).to.not.deep.equal(start)
    next(one).focus()
    await press('Enter')
    await until(() => told().length === 1, 'The page is not told')
    await settled(one)
    expect(names(other)).to.deep.equal(start)
  })
})
