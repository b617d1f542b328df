import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { allRoots } from '../../../src/elements/runtime/roots.ts'
import { type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { names, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'

const anyCall = { path: /^\/api\// }
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })

describe('an element', () => {
  signedIn()

  it('shows nothing and asks for nothing before it is put into the page', async () => {
    const asked = await newRequests(anyCall)
    const element = document.createElement('doctor-subscriptions')
    element.setAttribute('status', 'active')
    element.pageSize = '20'
    await nextTask()
    expect(element.shadowRoot?.childElementCount).to.equal(0)
    expect(allRoots().has(element.shadowRoot!)).to.be.false
    expect(await asked()).to.be.empty
  })

  it('keeps its state when it moves, and asks for nothing again', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const readies: Event[] = []
    element.addEventListener('ready', (event) => readies.push(event))
    const search = () => within(element).getByShadowRole<HTMLInputElement>('searchbox')
    await click(search())
    await type('Bennett')
    await until(() => names(element).join() === 'Olivia Bennett', 'Not found')
    await settled(element)

    const asked = await newRequests(anyCall)
    const before = search()
    const place = document.createElement('div')
    element.parentElement!.append(place)
    place.append(element)
    await nextTask()
    expect(search()).to.equal(before)
    expect(search().value).to.equal('Bennett')
    expect(names(element)).to.deep.equal(['Olivia Bennett'])
    expect(await asked()).to.be.empty
    expect(readies).to.be.empty
  })

  it('starts anew when it comes back later', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { parentElement } = element
    element.remove()
    await until(() => element.shadowRoot!.childElementCount === 0, 'It is still shown')
    expect(allRoots().has(element.shadowRoot!)).to.be.false
    parentElement!.append(element)
    await until(() => names(element).length === 10, 'It does not come back')
  })

  it('searches for all letters when it leaves before the last ones are sought', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { parentElement } = element
    const search = () => within(element).getByShadowRole<HTMLInputElement>('searchbox')
    const write = (text: string) => {
      const field = search()
      field.setRangeText(text, 0, field.value.length, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    }
    write('o')
    write('Olivia Bennett')
    element.remove()
    await until(() => element.shadowRoot!.childElementCount === 0, 'It is still shown')
    parentElement!.append(element)
    await until(() => names(element).join() === 'Olivia Bennett', 'Not found')
    expect(search().value).to.equal('Olivia Bennett')
  })

  it('shows what its attributes say when they changed while it was away', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { parentElement } = element
    element.remove()
    await until(() => element.shadowRoot!.childElementCount === 0, 'It is still shown')
    element.setAttribute('status', 'expired')
    parentElement!.append(element)
    await until(() => within(element).queryByShadowText('Expired Subscriptions'), 'The old status')
  })
})
