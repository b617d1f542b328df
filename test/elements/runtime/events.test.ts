import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, names, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'

describe('the events of an element', () => {
  signedIn()

  it('bubble, leave the shadow roots of the page, and come from the element', async () => {
    const portal = document.createElement('div')
    const root = portal.attachShadow({ mode: 'open' })
    document.body.append(portal)
    const told: Promise<CustomEvent> = oneEvent(document, 'ready')
    root.innerHTML = '<doctor-subscriptions></doctor-subscriptions>'
    const event = await told
    expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, false])
    expect(event.target).to.equal(portal)
    portal.remove()
  })

  it('have the element itself as their target', async () => {
    await answerWhole([sample()])
    const ready: Promise<CustomEvent> = oneEvent(document, 'ready')
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const opened: Promise<CustomEvent> = oneEvent(document, 'invoice-open')
    await click(within(element).getByShadowRole('button', { name: /^Invoice of/ }))
    expect((await ready).target).to.equal(element)
    expect((await opened).target).to.equal(element)
    await openedDialog('Invoice')
    await press('Escape')
    await dialogClosed()
  })

  it('tell ready once, however often rows come again', async () => {
    let readies = 0
    const count = () => (readies += 1)
    document.addEventListener('ready', count)
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const first = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    await changed(element, first)
    const asked = await newRequests({ path: '/admin/doctor/subscriptions' })
    refresh('subscriptions')
    await until(async () => (await asked()).length >= 1, 'It is not read anew')
    await settled(element)
    document.removeEventListener('ready', count)
    expect(readies).to.equal(1)
  })

  it('tell ready of an element that needs nothing from the server', async () => {
    const told: Promise<CustomEvent> = oneEvent(document, 'ready')
    const element = await mount('<admin-sign-in></admin-sign-in>')
    expect((await told).target).to.equal(element)
  })
})
