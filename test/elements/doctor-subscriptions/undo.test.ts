import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastElements, toastOutlet, toastSaying } from '../../support/elements/toasts.ts'
import { dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { names, settled } from '../../support/elements/doctor-subscriptions/shown.ts'

const canceled = 'The subscription has been canceled.'
const reactivated = 'The subscription has been reactivated.'

/** Cancels the first subscription. Returns its id, its name and the button Undo of the toast. */
async function cancelFirst(element: HTMLElement): Promise<{ id: number; name: string; undo: HTMLElement }> {
  const name = names(element)[0]!
  const told: Promise<CustomEvent<{ subscription: { id: number } }>> = oneEvent(element, 'subscription-change')
  const { submit } = await openCancelDialog(element)
  await type('by mistake')
  await click(submit)
  await dialogClosed()
  const { id } = (await told).detail.subscription
  const toast = await toastSaying(canceled)
  // Toasts stay while another window has the focus: the tests must not depend on their time.
  window.dispatchEvent(new Event('blur'))
  await until(() => !names(element).includes(name), 'The row stays')
  await settled(element)
  return { id, name, undo: toast.querySelector<HTMLElement>('button.pe-toast-action')! }
}

const statusOf = async (id: number) => (await query<{ status: string }>('select status from subscriptions where id = $1', [id]))[0]?.status

describe('undoing a cancellation', () => {
  signedIn()

  it('reactivates the subscription with a reason of its own, between the events of every change', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { id, name, undo } = await cancelFirst(element)
    expect(undo.textContent).to.equal('Undo')
    const before: Promise<CustomEvent> = oneEvent(element, 'before-subscription-change')
    const after: Promise<CustomEvent> = oneEvent(element, 'subscription-change')
    await click(undo)
    for (const { detail } of [await before, await after]) {
      expect(detail).to.include({ status: 'active', reason: 'Undone' })
      expect(detail.subscription.id).to.equal(id)
    }
    await toastSaying(reactivated)
    await until(() => names(element).includes(name), 'The row does not come back')
    expect(await statusOf(id)).to.equal('active')
    expect(await query('select action, reason from audit where subject_id = $1 order by id', [id])).to.deep.equal([
      { action: 'subscription-canceled', reason: 'by mistake' },
      { action: 'subscription-active', reason: 'Undone' },
    ])
    expect(toastElements().some((toast) => toast.textContent.includes(canceled))).to.equal(false)
  })

  it('is reached by keys, and the toast stays while it has the focus', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { id, undo } = await cancelFirst(element)
    await accessible(toastOutlet()!)
    await press('Alt+t')
    await press('Tab')
    expect(toastOutlet()!.shadowRoot!.activeElement === undo).to.equal(true)
    await press('Enter')
    await toastSaying(reactivated)
    expect(await statusOf(id)).to.equal('active')
  })

  it('is one button for each cancellation', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const first = await cancelFirst(element)
    const second = await cancelFirst(element)
    await click(first.undo)
    await toastSaying(reactivated)
    expect(await statusOf(first.id)).to.equal('active')
    expect(await statusOf(second.id)).to.equal('canceled')
  })

  it('sends nothing if the page prevents it', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { id, undo } = await cancelFirst(element)
    const asked = await newRequests({ path: changePath })
    element.addEventListener('before-subscription-change', (event) => event.preventDefault())
    await click(undo)
    await until(() => toastElements().length === 0, 'The toast stays')
    expect(await asked()).to.be.empty
    expect(await statusOf(id)).to.equal('canceled')
  })

  it('tells of a refusal', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { id, undo } = await cancelFirst(element)
    await query("update subscriptions set status = 'expired' where id = $1", [id])
    await click(undo)
    await toastSaying('This subscription was changed by someone else. The list now shows its current state.')
  })

  it('tells of a lost network', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { id, undo } = await cancelFirst(element)
    await fault({ path: changePath, kind: 'drop' })
    await click(undo)
    await until(() => toastElements().some((toast) => toast.getAttribute('role') === 'alert'), 'Nothing is told')
    await clearFaults()
    expect(await statusOf(id)).to.equal('canceled')
  })
})
