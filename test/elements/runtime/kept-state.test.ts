import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-create/admin-create.element.ts'
import type { DoctorSubscriptionsElement } from '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { passTime, restoreClocks } from '../../support/clock.ts'
import { names, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'

const lists = { path: '/admin/doctor/subscriptions' }

describe('an element that a page removes and adds again', () => {
  signedIn()
  afterEach(restoreClocks)

  const search = (element: HTMLElement) => within(element).getByShadowRole<HTMLInputElement>('searchbox')
  const firstName = (element: HTMLElement) => within(element).getByShadowRole<HTMLInputElement>('textbox', { name: /First Name/ })

  async function searchedList(): Promise<HTMLElement> {
    const element = await mount<DoctorSubscriptionsElement>('<doctor-subscriptions status="active"></doctor-subscriptions>')
    let state = ''
    element.addEventListener('list-change', ({ detail }) => (state = detail.state))
    await click(search(element))
    await type('Bennett')
    await until(() => state.includes('q=Bennett') && names(element).join() === 'Olivia Bennett', 'Not found')
    await settled(element)
    return element
  }

  /** Removes the element, waits until it shows nothing and adds it again. */
  async function removeAndAdd(element: HTMLElement, passed = 0): Promise<void> {
    const { parentElement } = element
    element.remove()
    await until(() => element.shadowRoot!.childElementCount === 0, 'It is still shown')
    passTime(passed)
    parentElement!.append(element)
  }

  it('keeps its search within 5 s, asks for no other rows and reports no change', async () => {
    const element = await searchedList()
    const changes: Event[] = []
    element.addEventListener('list-change', (event) => changes.push(event))
    const asked = await newRequests(lists)
    await removeAndAdd(element, 4_000)
    await until(() => names(element).join() === 'Olivia Bennett', 'The search is lost')
    expect(search(element).value).to.equal('Bennett')
    expect((await asked()).filter(({ url }) => !url.includes('Bennett'))).to.be.empty
    expect(changes).to.be.empty
  })

  it('keeps its search more than once', async () => {
    const element = await searchedList()
    for (const passed of [3_000, 3_000]) {
      await removeAndAdd(element, passed)
      await until(() => names(element).join() === 'Olivia Bennett', 'The search is lost')
      await settled(element)
    }
  })

  it('starts anew after more than 5 s', async () => {
    const element = await searchedList()
    await removeAndAdd(element, 5_100)
    await until(() => names(element).length === 10, 'It does not start anew')
    expect(search(element).value).to.equal('')
  })

  it('follows an attribute that changes after its return', async () => {
    const element = await searchedList()
    await removeAndAdd(element)
    await until(() => names(element).join() === 'Olivia Bennett', 'The search is lost')
    element.setAttribute('list-state', 'q=Reed')
    await until(() => search(element).value === 'Reed', 'The attribute is ignored')
  })

  it('keeps the text of a form, and takes no focus', async () => {
    const element = await mount('<admin-create></admin-create>')
    await click(firstName(element))
    await type('Grace')
    await removeAndAdd(element)
    await until(() => within(element).queryByShadowRole('textbox', { name: /First Name/ }), 'No form')
    await until(() => firstName(element).value === 'Grace', 'The text is lost')
    expect(document.activeElement === element).to.be.false
    expect(within(element).queryByShadowText('Restore')).to.equal(null)
  })
})
