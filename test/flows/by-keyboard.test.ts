import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { query, signIns, startBackend } from '../support/backend.ts'
import { parts, settled } from '../support/elements/doctor-subscriptions/shown.ts'
import { heard, lands, listen, tabTo, tabs } from '../support/flows/by-keyboard.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { until } from '../support/until.ts'

async function listOf(panel: Panel): Promise<HTMLElement> {
  const list = () => panel.document.querySelector<HTMLElement>('account-list')
  await until(() => list()?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
  await settled(list()!)
  return list()!
}

const rowNames = (list: HTMLElement) => parts(list, 'row').map((row) => row.querySelector('bdi')!.textContent)
const sortedBy = (list: HTMLElement) =>
  [...list.shadowRoot!.querySelectorAll('th[aria-sort]:not([aria-sort=none])')].map((head) => [
    head.querySelector('button')!.textContent,
    head.getAttribute('aria-sort'),
  ])

/** Subscriptions of the profile. */
const subscriptionsOf = (panel: Panel) =>
  panel.document.querySelector('doctor-profile')?.shadowRoot?.querySelector<HTMLElement>('doctor-subscriptions')

describe('an admin without a mouse', () => {
  before(() => startBackend())
  cleanPage()

  it('finds a doctor by phone, changes the plan, cancels the subscription and comes back to the same page of the list', async () => {
    const panel = await openPanel('/doctors')
    listen(panel)

    await panel.at('/login')
    await lands(panel, 'textbox', 'Email')
    await accessible(panel.document)
    await type(signIns.admin.email)
    await tabs(panel, [['password', 'Password']])
    await type(signIns.admin.password)
    await press('Enter')
    await lands(panel, 'heading', 'Active Subscriptions')
    await heard(panel, 'Successfully logged in!..')
    expect(panel.document.title).to.match(/^Active Subscriptions · /)

    await press('Control+k')
    await lands(panel, 'combobox', 'Search the menu')
    await type('doct')
    await heard(panel, 'Results: 1')
    await press('Enter')
    await lands(panel, 'heading', 'Practices')
    const list = await listOf(panel)
    await accessible(panel.document)

    await tabs(panel, [
      ['link', 'Home'],
      ['searchbox', 'Search'],
    ])
    await type('55501')
    await heard(panel, /^1–10 of \d+$/)
    await panel.at('/doctors?q=55501')
    await lands(panel, 'searchbox', 'Search')
    await tabs(panel, [
      ['button', 'Columns'],
      ['button', 'Export CSV'],
      ['combobox', 'Current Plan'],
      ['combobox', 'Status'],
      ['button', 'Joined'],
      ['button', 'Name'],
    ])
    await press('Enter')
    await until(() => sortedBy(list).join() === 'Name,ascending', 'The order is not told')
    await lands(panel, 'button', 'Name')
    await settled(list)
    await press('Enter')
    await until(() => sortedBy(list).join() === 'Name,descending', 'The order is not told')
    await settled(list)
    await tabTo(panel, 'button', 'Next page')
    await press('Enter')
    await heard(panel, /^11–\d+ of \d+$/)
    const address = '/doctors?page=2&sort=name&order=desc&q=55501'
    await panel.at(address)
    await settled(list)
    const shown = rowNames(list)
    const paying = await query<{ id: number; name: string; phone: string; plan: string }>(
      `select d.id, d.first_name || ' ' || d.last_name as name, d.phone, d.plan from doctors d join subscriptions s on s.doctor_id = d.id
       where s.status = 'active' and d.plan <> 'free'`,
    )
    const { id, name, phone, plan } = paying.find((doctor) => shown.includes(doctor.name))!
    expect(phone.replaceAll(/\D/g, '')).to.contain('55501')

    await tabTo(panel, 'link', name, 'Shift+Tab')
    await press('Enter')
    await lands(panel, 'heading', name)
    await panel.at(`/doctor?id=${encodeURIComponent(btoa(String(id)))}`)
    await accessible(panel.document)

    await tabTo(panel, 'link', 'Edit Practice')
    await press('Enter')
    await panel.at(`/doctors/edit?id=${encodeURIComponent(btoa(String(id)))}`)
    await panel.screen.findByShadowLabelText(/^First Name/)
    await lands(panel, 'heading', name)
    await accessible(panel.document)
    await tabs(panel, [
      ['link', 'Home'],
      ['link', 'Practices'],
      ['link', name],
      ['link', name.toUpperCase()],
      ['button', 'Upload picture'],
      ['textbox', 'Email'],
      ['password', 'New Password'],
      ['button', 'Show password'],
      ['password', 'Confirm Password'],
      ['button', 'Show password'],
      ['combobox', 'Plan'],
    ])
    const select = focused() as HTMLSelectElement
    await press(plan === 'premium' ? 'ArrowUp' : 'ArrowDown')
    const next = select.value
    expect(next).to.not.equal(plan)
    await press('Enter')
    await lands(panel, 'button', 'Cancel', { dialog: 'Are you sure?', text: 'Plan will be changed for this doctor.' })
    await tabs(panel, [['button', 'Confirm']])
    await press('Enter')
    await lands(panel, 'button', 'Close', { dialog: 'Success', text: 'The subscription plan has been changed successfully.' })
    await heard(panel, 'The subscription plan has been changed successfully.')
    await press('Enter')
    await lands(panel, 'combobox', 'Plan')
    expect(await query('select plan from doctors where id = $1', [id])).to.deep.equal([{ plan: next }])

    await tabTo(panel, 'link', name.toUpperCase(), 'Shift+Tab')
    await press('Enter')
    await lands(panel, 'heading', name)
    await until(() => subscriptionsOf(panel)?.shadowRoot?.querySelector('[part~=row]'), 'No subscriptions')
    const subscriptions = subscriptionsOf(panel)!
    await settled(subscriptions)
    const cancel = subscriptions.shadowRoot!.querySelector('[aria-label^="Cancel "]')!.getAttribute('aria-label')!
    await tabTo(panel, 'button', cancel)
    await press('Enter')
    await lands(panel, 'textbox', 'Reason for Cancellation', { dialog: 'Cancel Subscription', text: name })
    await press('Escape')
    await lands(panel, 'button', cancel)
    await press('Enter')
    await lands(panel, 'textbox', 'Reason for Cancellation', { dialog: 'Cancel Subscription', text: name })
    await press('Tab')
    await press('Tab')
    await lands(panel, 'button', 'Submit', { dialog: 'Cancel Subscription' })
    await press('Enter')
    await lands(panel, 'textbox', 'Reason for Cancellation', { dialog: 'Cancel Subscription' })
    await heard(panel, 'Reason is required.')
    expect(focused()!.getAttribute('aria-invalid')).to.equal('true')
    await type('closing the practice')
    await press('Tab')
    await press('Tab')
    await press('Enter')
    await heard(panel, 'The subscription has been canceled. Undo')
    await lands(panel, 'button', cancel.replace('Cancel', 'Reactivate'))
    await settled(subscriptions)
    await accessible(panel.document)
    expect(await query("select 1 from subscriptions where doctor_id = $1 and status = 'active'", [id])).to.deep.equal([])

    await tabTo(panel, 'link', 'Practices', 'Shift+Tab')
    await press('Enter')
    await lands(panel, 'heading', 'Practices')
    await panel.at(address)
    const again = await listOf(panel)
    expect(rowNames(again)).to.deep.equal(shown)
    expect(sortedBy(again)).to.deep.equal([['Name', 'descending']])
    await tabs(panel, [
      ['link', 'Home'],
      ['searchbox', 'Search'],
    ])
    expect((focused() as HTMLInputElement).value).to.equal('55501')
  })
})
