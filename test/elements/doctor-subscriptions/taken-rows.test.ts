import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { fault, query, release } from '../../support/backend.ts'
import { focused } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { cancelButton } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, column, names, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'

const rowsOf = (element: HTMLElement) => parts(element, 'row')
const turn = (element: HTMLElement, name = 'Next page') => click(within(element).getByShadowRole('button', { name }))

describe('the rows of doctor-subscriptions that another page takes over', () => {
  signedIn()

  it('are the same, and hold nothing of what they showed', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const [before, start, texts] = [rowsOf(element), names(element), rowsOf(element).map(({ textContent }) => textContent)]
    const pictures = [...element.shadowRoot!.querySelectorAll('tbody img')]
    expect(pictures).to.not.be.empty
    await turn(element)
    const second = await changed(element, start)
    expect(rowsOf(element)).to.deep.equal(before)
    expect(pictures.some(({ isConnected }) => isConnected)).to.be.false
    expect(rowsOf(element).map((row) => row.querySelector('button')!.ariaLabel)).to.deep.equal(
      second.map((name) => `Cancel the subscription of ${name}`),
    )

    await turn(element, 'Previous page')
    await changed(element, second)
    expect(rowsOf(element).map(({ textContent }) => textContent)).to.deep.equal(texts)
  })

  it('let go of the focus, which the table takes', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    cancelButton(element).focus()
    element.setAttribute('list-state', 'page=2')
    await changed(element, start)
    expect(focused()).to.equal(parts(element, 'card')[0])
  })

  it('leave the page where it is scrolled to', async () => {
    const holder = await mount('<div style="padding-block: 300px"><doctor-subscriptions status="active"></doctor-subscriptions></div>')
    const element = holder.firstElementChild as HTMLElement
    const start = names(element)
    window.scrollTo(0, 100)
    cancelButton(element).focus({ preventScroll: true })
    element.setAttribute('list-state', 'page=2')
    await changed(element, start)
    expect(focused()).to.equal(parts(element, 'card')[0])
    expect(window.scrollY).to.equal(100)
  })

  it('leave the focus where it is otherwise', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    const heading = within(element).getByShadowRole('button', { name: 'Amount' })
    heading.focus()
    await click(heading)
    await changed(element, start)
    expect(focused()).to.equal(heading)
  })

  it('are not busy with what one of the page before still does', async () => {
    const element = await mount('<doctor-subscriptions status="canceled"></doctor-subscriptions>')
    const start = names(element)
    const busy = () => rowsOf(element).filter((row) => row.querySelector('[aria-busy=true]')).length
    await fault({ kind: 'hold', path: changePath })
    await click(within(rowsOf(element)[0]!).getByShadowRole('button', { name: /^Reactivate / }))
    expect(busy()).to.equal(1)
    await turn(element)
    const second = await changed(element, start)
    expect(busy()).to.equal(0)
    await turn(element, 'Previous page')
    await changed(element, second)
    await release()
    await changed(element, start)
    expect(busy()).to.equal(0)
  })

  it('stay with their subscriptions when the same page is read anew', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const [before, start] = [rowsOf(element), names(element)]
    const third = within(before[2]!).getByShadowRole('button', { name: `Invoice of ${start[2]}` })
    third.focus()
    await query(
      "update subscriptions set status = 'canceled' where id = (select id from subscriptions where status = 'active' order by started_at desc, id desc limit 1)",
    )
    refresh('subscriptions')
    const left = await changed(element, start)
    await settled(element)
    expect(left.slice(0, 9)).to.deep.equal(start.slice(1))
    expect(rowsOf(element).slice(0, 9)).to.deep.equal(before.slice(1))
    expect(before[0]!.isConnected).to.be.false
    expect(focused()).to.equal(third)
    expect(column(element, 'Name')[1]).to.equal(start[2])
  })
})
