import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { formatDay } from '../../../src/core/format.ts'
import { fault, query } from '../../support/backend.ts'
import { accessible } from '../../support/accessible.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { anyDialog, dialogClosed, focusReturned, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { column, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const day = 86_400_000

/** Returns a doctor whose only subscription is canceled, and ended some days ago. */
async function doctorWithEnded(days: number, length: number): Promise<number> {
  const [row] = await query<{ id: number; doctor_id: number }>(
    `select min(id)::int as id, doctor_id from subscriptions group by doctor_id
     having count(*) = 1 and min(status) = 'canceled' and min(plan) <> 'free' limit 1`,
  )
  const end = new Date(Date.now() - days * day)
  await query('update subscriptions set started_at = $1, ends_at = $2 where id = $3', [
    new Date(end.getTime() - length * day).toISOString(),
    end.toISOString(),
    row!.id,
  ])
  return row!.doctor_id
}

const mountOf = async (doctor: number) => {
  const element = await mount(`<doctor-subscriptions doctor-id="${doctor}"></doctor-subscriptions>`)
  await settled(element)
  return element
}

const reactivateButton = (element: HTMLElement, row = 0) =>
  within(parts(element, 'row')[row]!).getByShadowRole('button', { name: /^Reactivate .+ from \d\d\/\d\d\/\d{4}$/ })

const title = 'Reactivate Subscription'
const buttonOf = (dialog: HTMLElement, name: string) => within(dialog).getByShadowRole('button', { name })

describe('reactivating a subscription whose period is over', () => {
  signedIn()

  it('says so before it acts, and Cancel leaves everything as it is', async () => {
    const element = await mountOf(await doctorWithEnded(3, 31))
    const asked = await newRequests({ path: changePath })
    await click(reactivateButton(element))
    const dialog = await openedDialog(title)
    const [end, newEnd] = [new Date(Date.now() - 3 * day), new Date(Date.now() + 31 * day)].map(formatDay)
    expect(dialog.textContent).to.include(`ended on ${end}. A new period of the same length starts today and ends on ${newEnd}.`)
    await accessible(element)
    await click(buttonOf(dialog, 'Cancel'))
    await focusReturned(reactivateButton(element))
    expect(await asked()).to.be.empty
  })

  it('starts a new period from today', async () => {
    const element = await mountOf(await doctorWithEnded(40, 365))
    const told: Promise<CustomEvent> = oneEvent(element, 'subscription-change')
    await click(reactivateButton(element))
    await click(buttonOf(await openedDialog(title), 'Start new period'))
    expect((await told).detail).to.include({ status: 'active', reason: 'Active' })
    await toastSaying('The subscription has been reactivated.')
    await dialogClosed()
    await until(() => column(element, 'Status')[0] === 'Active', 'The list does not reload')
    expect(column(element, 'Start Date')[0]).to.equal(formatDay(new Date()))
    expect(column(element, 'Expiry Date')[0]).to.equal(formatDay(new Date(Date.now() + 365 * day)))
  })

  it('stays open with the reason if the request fails, and can be tried again', async () => {
    const element = await mountOf(await doctorWithEnded(1, 90))
    await click(reactivateButton(element))
    const dialog = await openedDialog(title)
    await fault({ kind: 'drop', path: changePath, times: 1 })
    await click(buttonOf(dialog, 'Start new period'))
    await until(() => dialog.textContent.includes('The server could not be reached.'), 'No reason')
    await click(buttonOf(dialog, 'Start new period'))
    await toastSaying('The subscription has been reactivated.')
    await dialogClosed()
  })

  it('does not ask on the last day', async () => {
    const element = await mountOf(await doctorWithEnded(0, 30))
    await click(reactivateButton(element))
    await toastSaying('The subscription has been reactivated.')
    expect(anyDialog()).to.be.null
  })
})

describe('reactivating a subscription beside another active one', () => {
  signedIn()

  const sentence = 'This practice has another active subscription. Cancel it first.'

  it('is refused in the dialog or by a toast', async () => {
    // Practice 1 of the demo data has an active subscription and canceled ones.
    const element = await mountOf(1)
    const states = column(element, 'Status')
    const ends = column(element, 'Expiry Date')
    const canceled = states.map((state, row) => ({ state, row })).filter(({ state }) => state === 'Canceled')
    const endless = canceled.find(({ row }) => ends[row] === '-')!
    await click(reactivateButton(element, endless.row))
    await toastSaying(sentence)
    const over = canceled.find(({ row }) => ends[row] !== '-')!
    await click(reactivateButton(element, over.row))
    const dialog = await openedDialog(title)
    await click(buttonOf(dialog, 'Start new period'))
    await until(() => dialog.textContent.includes(sentence), 'No reason')
    expect(column(element, 'Status')).to.deep.equal(states)
  })
})
