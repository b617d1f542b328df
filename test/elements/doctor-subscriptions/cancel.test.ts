import { expect, oneEvent } from '@open-wc/testing'
import { version } from 'react'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { fault, query, release, requests } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { inMotion } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import {
  anyDialog,
  cancelButton,
  dialogClosed,
  focusReturned,
  openCancelDialog,
  openedDialog,
} from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath, listPath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, countIn, names, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

describe('canceling a subscription', () => {
  signedIn()
  inMotion()

  it('is sent once with the trimmed reason, told to the page, kept with who did it, and leaves the list', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const name = names(element)[0]!
    const total = countIn(element)
    const asked = await newRequests({ path: changePath })
    const listed = await newRequests({ path: listPath })
    const told: Promise<CustomEvent> = oneEvent(element, 'subscription-change')

    const { submit } = await openCancelDialog(element)
    await type('  moved away ')
    await click(submit)
    await dialogClosed()

    const { detail } = await told
    expect(detail).to.include({ status: 'canceled', reason: 'moved away' })
    expect(detail.subscription.name).to.equal(name)
    const { id, user_id, version } = detail.subscription
    expect((await asked()).map(({ body }) => body)).to.deep.equal([
      { subscription_id: id, user_id, status: 'canceled', reason: 'moved away', version },
    ])

    await toastSaying('The subscription has been canceled.')
    await until(() => !names(element).includes(name), 'The row stays')
    await settled(element)
    expect(countIn(element)).to.equal(total - 1)
    expect(await listed()).to.have.length(1)

    expect(await query('select status from subscriptions where id = $1', [id])).to.deep.equal([{ status: 'canceled' }])
    const kept = await query('select email, action, subject, reason from audit join admins on admins.id = admin_id where subject_id = $1', [
      id,
    ])
    expect(kept).to.deep.equal([
      { email: 'superadmin@practice.test', action: 'subscription-canceled', subject: 'subscription', reason: 'moved away' },
    ])
  })

  it('is sent once, however fast Submit is clicked', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const asked = await newRequests({ path: changePath })
    const { submit } = await openCancelDialog(element)
    await type('twice')
    await click(submit, { count: 2 })
    await dialogClosed()
    await settled(element)
    expect(await asked()).to.have.length(1)
  })

  it('is sent once, however often Enter is pressed on Submit', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const asked = await newRequests({ path: changePath })
    const { submit } = await openCancelDialog(element)
    await type('by key')
    submit.focus()
    await fault({ kind: 'hold', path: changePath })
    await Promise.all([press('Enter'), press('Enter'), press('Enter')])
    await release()
    await dialogClosed()
    await settled(element)
    expect((await asked()).map(({ status }) => status)).to.deep.equal([200])
  })

  it('closes the dialog with the answer, before another key can come', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const { submit } = await openCancelDialog(element)
    await type('at once')
    const closed = oneEvent(element, 'subscription-change').then(async () => {
      // Runs all microtasks that follow the response. Key events arrive only after them.
      for (let step = 0; step < 100; step++) await Promise.resolve()
      return !anyDialog()
    })
    await click(submit)
    expect(await closed).to.be.true
  })

  it('leaves the page where it is scrolled to', async () => {
    const holder = await mount('<div style="padding-block: 300px"><doctor-subscriptions status="active"></doctor-subscriptions></div>')
    const element = holder.firstElementChild as HTMLElement
    const start = names(element)
    const { submit } = await openCancelDialog(element)
    const { scrollY } = window
    await type('gone')
    await click(submit)
    await dialogClosed()
    await changed(element, start)
    await focusReturned(cancelButton(element))
    expect(window.scrollY).to.equal(scrollY)
  })

  it('leads to the same action of the row that moves up', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    const button = (name: string) => within(element).getByShadowRole('button', { name: `Cancel the subscription of ${name}` })
    await click(button(start[2]!))
    await openedDialog('Cancel Subscription')
    await type('moved away')
    for (const key of ['Tab', 'Tab', 'Enter']) await press(key)
    await dialogClosed()
    const left = await changed(element, start)
    expect(left[2]).to.equal(start[3])
    await focusReturned(button(start[3]!))
  })

  it('leads to the row above if it was the last of a long page, whose new last row is drawn later', async () => {
    const element = await mount('<doctor-subscriptions status="active" page-size="30"></doctor-subscriptions>')
    await settled(element)
    const start = names(element)
    expect(start).to.have.length(30)
    const button = (name: string) => within(element).getByShadowRole('button', { name: `Cancel the subscription of ${name}` })
    await click(button(start[29]!))
    await openedDialog('Cancel Subscription')
    await type('moved away')
    for (const key of ['Tab', 'Tab', 'Enter']) await press(key)
    await dialogClosed()
    await changed(element, start)
    // React 18 draws the new last row at once.
    await focusReturned(button(version.startsWith('18.') ? names(element)[29]! : start[28]!))
  })

  it('leads to the heading of the list that is empty by it', async () => {
    const [single] = await query<{ name: string }>(
      `select max(d.first_name || ' ' || d.last_name) as name from subscriptions s join doctors d on d.id = s.doctor_id
       where s.status = 'active' group by d.last_name, d.first_name having count(*) = 1 limit 1`,
    )
    const { name } = single!
    const element = await mount(`<doctor-subscriptions status="active" list-state="q=${encodeURIComponent(name)}"></doctor-subscriptions>`)
    expect(names(element)).to.deep.equal([name])
    const { submit } = await openCancelDialog(element)
    await type('moved away')
    await click(submit)
    await dialogClosed()
    await until(() => names(element).length === 0, 'The row stays')
    await focusReturned(within(element).getByShadowRole('heading', { name: /^Active Subscriptions/ }))
  })

  it('of someone else leads to the table, where Enter does nothing', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    cancelButton(element).focus()
    await query(
      "update subscriptions set status = 'canceled' where id = (select id from subscriptions where status = 'active' order by started_at desc, id desc limit 1)",
    )
    refresh('subscriptions')
    await changed(element, start)
    await focusReturned(parts(element, 'card')[0]!)
  })

  it('is not offered again while the list reloads', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const name = names(element)[0]!
    const { submit } = await openCancelDialog(element)
    await type('once')
    await fault({ kind: 'hold', path: listPath })
    await click(submit)
    await focusReturned(cancelButton(element))
    await press('Enter')
    await release()
    await until(() => !names(element).includes(name), 'The row stays')
    await settled(element)
    expect(Boolean(anyDialog())).to.be.false
  })

  it('can be prevented by the page', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const before = names(element)
    const seen: unknown[] = []
    element.addEventListener('before-subscription-change', (event) => {
      event.preventDefault()
      seen.push((event as CustomEvent<{ reason: string }>).detail.reason)
    })
    element.addEventListener('subscription-change', (event) => seen.push(event.type))
    const { length } = await requests({ path: changePath })
    const { submit } = await openCancelDialog(element)
    await type('not now')
    await click(submit)
    await dialogClosed()
    expect(seen).to.deep.equal(['not now'])
    expect(await requests({ path: changePath })).to.have.length(length)
    expect(names(element)).to.deep.equal(before)
  })
})
