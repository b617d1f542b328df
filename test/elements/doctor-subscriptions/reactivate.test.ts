import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { fault, query, release } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastSaying } from '../../support/elements/toasts.ts'
import { anyDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath, listPath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { countIn, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const firstReactivate = (element: HTMLElement) =>
  within(parts(element, 'row')[0]!).getByShadowRole('button', { name: /^Reactivate the subscription of / })

async function mountCanceled(): Promise<HTMLElement> {
  const element = await mount('<doctor-subscriptions status="canceled"></doctor-subscriptions>')
  await settled(element)
  return element
}

describe('reactivating a subscription', () => {
  signedIn()

  it("is sent at once with the reason 'Active', and the list reloads", async () => {
    const element = await mountCanceled()
    const total = countIn(element)
    const asked = await newRequests({ path: changePath })
    const told: Promise<CustomEvent> = oneEvent(element, 'subscription-change')
    await click(firstReactivate(element))
    const { detail } = await told
    expect(anyDialog()).to.be.null
    expect(detail).to.include({ status: 'active', reason: 'Active' })
    const { id, user_id, version } = detail.subscription
    expect((await asked()).map(({ body }) => body)).to.deep.equal([
      { subscription_id: id, user_id, status: 'active', reason: 'Active', version },
    ])
    await toastSaying('The subscription has been reactivated.')
    await until(() => countIn(element) === total - 1, 'The list does not reload')
    expect(await query('select action, reason from audit where subject_id = $1', [id])).to.deep.equal([
      { action: 'subscription-active', reason: 'Active' },
    ])
  })

  it('is sent once, however fast it is clicked', async () => {
    const element = await mountCanceled()
    await fault({ kind: 'hold', path: changePath })
    const asked = await newRequests({ path: changePath })
    const total = countIn(element)
    const button = firstReactivate(element)
    await click(button, { count: 2 })
    await click(button)
    expect(await asked()).to.have.length(1)
    await release()
    await until(() => countIn(element) === total - 1, 'The list does not reload')
    await settled(element)
  })

  it('is not sent again while the list reloads', async () => {
    const element = await mountCanceled()
    const total = countIn(element)
    const asked = await newRequests({ path: changePath })
    await fault({ kind: 'hold', path: listPath })
    await click(firstReactivate(element))
    await toastSaying('The subscription has been reactivated.')
    await click(firstReactivate(element))
    await release()
    await until(() => countIn(element) === total - 1, 'The list does not reload')
    expect(await asked()).to.have.length(1)
    await settled(element)
    expect(firstReactivate(element).ariaDisabled).to.not.equal('true')
  })

  it('says by a toast that it failed, leaves the row and can be tried again', async () => {
    const element = await mountCanceled()
    const total = countIn(element)
    await fault({ kind: 'drop', path: changePath, times: 1 })
    await click(firstReactivate(element))
    await toastSaying('The server could not be reached. Check your connection.')
    expect(countIn(element)).to.equal(total)
    await closeToasts()
    await click(firstReactivate(element))
    await toastSaying('The subscription has been reactivated.')
  })

  it('can be prevented by the page', async () => {
    const element = await mountCanceled()
    const asked = await newRequests({ path: changePath })
    const before: Promise<CustomEvent> = oneEvent(element, 'before-subscription-change')
    element.addEventListener('before-subscription-change', (event) => event.preventDefault())
    await click(firstReactivate(element))
    expect((await before).defaultPrevented).to.be.true
    await until(() => firstReactivate(element).ariaDisabled !== 'true', 'The button stays off')
    expect(await asked()).to.be.empty
  })
})
