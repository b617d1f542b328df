import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { noteStates } from '../../support/elements/list-changes.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, column, names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'

const planOf = (element: HTMLElement) => within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Plan' })

describe('the state of doctor-subscriptions', () => {
  signedIn()
  const told = noteStates()

  it('holds the plan filter', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const start = names(element)
    planOf(element).focus()
    await press('ArrowDown')
    await changed(element, start)
    expect(told()).to.deep.equal(['plan=free'])
    const other = await mount('<doctor-subscriptions list-state="plan=free&amp;page=2"></doctor-subscriptions>')
    expect(planOf(other).value).to.equal('free')
    expect(new Set(column(other, 'Plan'))).to.deep.equal(new Set(['FREE']))
    expect(parts(other, 'pager')[0]!.textContent).to.contain('11–')
  })

  it('begins anew when the status changes', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const second = await changed(element, start)
    element.setAttribute('status', 'canceled')
    await changed(element, second)
    expect(parts(element, 'pager')[0]!.textContent).to.contain('1–10 of')
    expect(told()).to.deep.equal(['page=2'])
  })

  it('of the embedded table takes pages and order, but no search and filter that nobody could see', async () => {
    const element = await mount(
      '<doctor-subscriptions doctor-id="42" list-state="page=2&amp;sort=amount&amp;q=nobody&amp;plan=free"></doctor-subscriptions>',
    )
    expect(parts(element, 'pager')[0]!.textContent).to.contain('11–14 of 14')
    expect(told()).to.deep.equal([])
  })

  it('is kept over a backend that answers the whole list, too', async () => {
    await answerWhole(Array.from({ length: 25 }, (_row, index) => sample({ id: index + 1, name: `Practice ${index + 1}`, amount: index })))
    const element = await mount(
      '<doctor-subscriptions list-state="page=3&amp;sort=amount&amp;order=desc&amp;q=practice"></doctor-subscriptions>',
    )
    expect(names(element)).to.deep.equal(['Practice 5', 'Practice 4', 'Practice 3', 'Practice 2', 'Practice 1'])
  })
})
