import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { doctors, names } from '../../support/elements/account-list/shown.ts'

const led = (): Promise<CustomEvent<{ to: string; href: string }>> => {
  document.addEventListener('navigate', (event) => event.preventDefault(), { once: true })
  return oneEvent(document, 'navigate')
}
const cell = (row: HTMLElement, label: string) => row.querySelector<HTMLElement>(`:scope > [data-label="${label}"]`)!

describe('a row of account-list', () => {
  signedIn()

  it('leads where its name leads, and its controls where they lead', async () => {
    const element = await mount(doctors)
    const row = parts(element, 'row')[1]!
    const link = within(row).getByShadowRole<HTMLAnchorElement>('link', { name: names(element)[1]! })
    const told = led()
    await click(cell(row, 'Status'))
    expect((await told).detail).to.include({ to: 'doctor', href: link.getAttribute('href') })
    const edited = led()
    await click(within(row).getByShadowRole('link', { name: /^Edit / }))
    expect((await edited).detail.to).to.equal('doctor-edit')
  })

  it('passes on the keys that open a new tab', async () => {
    const element = await mount(doctors)
    const row = parts(element, 'row')[1]!
    const clicked = new Promise<MouseEvent>((resolve) =>
      row.querySelector('.pe-name-link')!.addEventListener('click', (event) => {
        event.preventDefault()
        resolve(event as MouseEvent)
      }),
    )
    cell(row, 'Status').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ctrlKey: true }))
    expect((await clicked).ctrlKey).to.equal(true)
  })

  it('leaves texts to be selected: a drag and a double click lead nowhere', async () => {
    const element = await mount(doctors)
    const target = cell(parts(element, 'row')[1]!, 'Phone').firstElementChild!
    let count = 0
    const counts = (event: Event) => (event.preventDefault(), count++)
    document.addEventListener('navigate', counts)
    const fire = (type: string, x: number, detail = 1) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX: x, clientY: 10, detail }))
    fire('pointerdown', 10)
    fire('click', 60)
    fire('pointerdown', 10)
    fire('click', 10, 2)
    expect(count).to.equal(0)
    fire('pointerdown', 10)
    fire('click', 11)
    expect(count).to.equal(1)
    document.removeEventListener('navigate', counts)
  })

  it('is named by its row header', async () => {
    const element = await mount(doctors)
    const headers = within(element).getAllByShadowRole('rowheader')
    expect(headers.map((header) => header.querySelector('bdi')!.textContent)).to.deep.equal(names(element))
    expect(headers.every((header) => header.getAttribute('scope') === 'row')).to.equal(true)
  })
})
