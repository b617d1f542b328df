import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { plans } from '../../../src/core/contract/subscriptions.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, answerWholeNext, listPath, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, column, countIn, names, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const nameOf = (number: number) => `Practice ${String(number).padStart(2, '0')}`
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_name, index) => nameOf(from + index))

// The response has the names in descending order and cycles through the plans.
const rows = Array.from({ length: 25 }, (_row, index) =>
  sample({ id: index + 1, name: nameOf(25 - index), plan: plans[index % plans.length]!, amount: index }),
)

describe('doctor-subscriptions over a backend that answers the whole list', () => {
  signedIn()

  let element: HTMLElement
  let asked: Awaited<ReturnType<typeof newRequests>>

  beforeEach(async () => {
    await answerWhole(rows)
    asked = await newRequests({ path: listPath })
    element = await mount('<doctor-subscriptions></doctor-subscriptions>')
  })

  afterEach(async () => expect(await asked()).to.have.length(1))

  it('pages in the browser', async () => {
    expect(countIn(element)).to.equal(25)
    const shown = [...names(element)]
    for (const length of [10, 5]) {
      await click(within(element).getByShadowRole('button', { name: 'Next page' }))
      const page = await changed(element, shown.slice(-10))
      expect(page).to.have.length(length)
      shown.push(...page)
    }
    expect(shown).to.deep.equal(upTo(1, 25).reverse())
  })

  it('sorts in the browser', async () => {
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Name' }))
    expect(await changed(element, start)).to.deep.equal(upTo(1, 10))
    await click(within(element).getByShadowRole('button', { name: 'Amount' }))
    expect(await changed(element, upTo(1, 10))).to.deep.equal(start)
  })

  it('searches in the browser', async () => {
    await click(within(element).getByShadowRole('searchbox'))
    await type('PRACTICE 2')
    await until(() => countIn(element) === 6)
    // A single letter or digit matches the beginning of a word only.
    expect(names(element)).to.deep.equal(upTo(20, 25).reverse())
  })
})

describe('amounts over a backend that answers the whole list', () => {
  signedIn()

  it('sort by currency, then amount', async () => {
    const amounts = [
      ['USD', 1],
      ['EUR', 50],
      ['JPY', 9000],
      ['eur', 7],
    ] as const
    await answerWhole(amounts.map(([currency, amount], index) => sample({ id: index + 1, name: nameOf(index + 1), currency, amount })))
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Amount' }))
    expect(await changed(element, start)).to.deep.equal([4, 2, 3, 1].map(nameOf))
  })
})

describe('a whole list, when somebody comes back to the page', () => {
  signedIn()

  it('is read anew, and stays where it is', async () => {
    await answerWhole(rows)
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const first = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const second = await changed(element, first)
    // Simulates a change by another admin.
    await answerWholeNext(rows.slice(1))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await changed(element, second)).to.deep.equal(upTo(5, 14).reverse())
  })
})

describe('the plan filter over a backend that answers the whole list', () => {
  signedIn()

  it('narrows in the browser', async () => {
    await answerWhole(rows)
    const asked = await newRequests({ path: listPath })
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const start = names(element)
    within(element).getByShadowRole('combobox', { name: 'Plan' }).focus()
    await press('ArrowDown')
    await changed(element, start)
    await settled(element)
    expect(new Set(column(element, 'Plan'))).to.deep.equal(new Set(['FREE']))
    expect(countIn(element)).to.equal(7)
    expect(await asked()).to.have.length(1)
  })

  it('asks anew where what it holds was answered to another one', async () => {
    const free = rows.filter(({ plan }) => plan === 'free')
    await answerWhole(free)
    const element = await mount('<doctor-subscriptions list-state="plan=free"></doctor-subscriptions>')
    const start = names(element)
    await answerWholeNext(rows)
    within(element).getByShadowRole('combobox', { name: 'Plan' }).focus()
    await press('ArrowUp')
    await changed(element, start)
    await settled(element)
    expect(countIn(element)).to.equal(25)
  })
})
