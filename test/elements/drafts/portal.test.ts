import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { configure, session } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { notePageEvents } from '../../support/core/page-events.ts'
import { query, signIn as tokenOf, type signIns } from '../../support/backend.ts'
import { passTime, restoreClocks } from '../../support/clock.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import {
  choose,
  field,
  isUnsaved,
  list,
  phoneLoaded,
  mountEditor,
  planPath,
  saveButton,
  savePath,
  says,
  unsaid,
} from '../../support/elements/doctor-editor/editor.ts'
import { dialogClosed, openCancelDialog, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { askForCode, mountEmail } from '../../support/elements/admin-email/fields.ts'
import { settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import { everythingKept, expire, offer, offered, restoreButton } from '../../support/elements/drafts/expiry.ts'

const ended = 'You are not signed in, or your session has ended. Please sign in.'
const expired = 'Your session has expired. Sign in again to continue.'
const signedInAgain = 'You are signed in again. Save again.'

/** A portal whose `getToken` returns the current token. */
class Portal {
  private token = ''
  readonly getToken = () => this.token

  signIn = async (who: keyof typeof signIns = 'superadmin') => {
    this.token = (await tokenOf(who)).access_token
  }

  expire = () => query('delete from sessions')
}

const addressOf = async (doctor: number) =>
  (await query<{ address: string }>('select address from doctors where id = $1', [doctor]))[0]!.address

const statuses = async (asked: Awaited<ReturnType<typeof newRequests>>) => (await asked()).map(({ status }) => status)

describe("a portal's session that expires amid a form", () => {
  signedIn()
  let portal: Portal
  let events: ReturnType<typeof notePageEvents>

  beforeEach(async () => {
    portal = new Portal()
    await portal.signIn()
    configure({ getToken: portal.getToken })
    events = notePageEvents()
  })
  afterEach(async () => {
    events.stop()
    // A session that ended in the last test would suppress the end event of the next one, and its admin would still be known.
    await portal.expire()
    await portal.signIn()
    configure({ getToken: portal.getToken })
    expect(await session.restore()).to.be.true
    configure({ getToken: undefined })
  })

  it('amid a save: it says so and stays as typed; after session.restore() it asks to save again and sends nothing by itself', async () => {
    const element = await mountEditor(2)
    await fill(field(element, 'Address'), 'Typed once')
    await portal.expire()
    const asked = await newRequests({ path: savePath })
    await click(saveButton(element))
    await says(element, ended)
    expect([field(element, 'Address').value, isUnsaved(element)]).to.deep.equal(['Typed once', true])
    expect(await session.restore(), 'restored with the old token').to.be.false

    await portal.signIn()
    const { length: refused } = await asked()
    expect(await session.restore()).to.be.true
    expect((await says(element, signedInAgain)).role).to.equal('status')
    await unsaid(element, ended)
    expect([field(element, 'Address').value, isUnsaved(element)]).to.deep.equal(['Typed once', true])
    await accessible(element)
    expect(await asked()).to.have.length(refused)

    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    await until(() => !isUnsaved(element), 'Still unsaved')
    await unsaid(element, signedInAgain)
    expect(await addressOf(2)).to.equal('Typed once')
    expect((await statuses(asked)).slice(refused)).to.deep.equal([200])
    expect(events.told).to.deep.equal(['session-expired: refused', 'session-restored'])
  })

  for (const again of [false, true])
    it(`amid ${again ? 'a request for another code' : 'a code'}: the dialog of admin-email says the same`, async () => {
      const { dialog } = await askForCode(await mountEmail(), 'nadia.portal@practice.test')
      await portal.expire()
      if (again) {
        passTime(30_000)
        await click(await within(dialog).findByShadowRole('button', { name: 'Send again' }))
        restoreClocks()
      } else {
        await type('123456')
        await press('Enter')
      }
      await within(dialog).findByShadowText(ended)
      await portal.signIn()
      expect(await session.restore()).to.be.true
      expect((await within(dialog).findByShadowText(signedInAgain)).role).to.equal('status')
      expect(within(dialog).queryByShadowText(ended)).to.be.null
      await accessible(dialog)
      await click(within(dialog).getByShadowRole('button', { name: 'Cancel' }))
      await dialogClosed()
    })

  it('by another element: the form says so and stays as typed, and is silent when the session is restored', async () => {
    const element = await mountEditor(2)
    await fill(field(element, 'Address'), 'Half a str')
    await portal.expire()
    await expire()
    await says(element, expired)
    await portal.signIn()
    await session.restore()
    await until(() => !within(element).queryByShadowText(expired), 'It still says so')
    expect([field(element, 'Address').value, isUnsaved(element), offered(element)]).to.deep.equal(['Half a str', true, false])
  })

  it('asks to save again until the next edit', async () => {
    const element = await mountEditor(3)
    await fill(field(element, 'Address'), 'Sent')
    await portal.expire()
    await click(saveButton(element))
    await says(element, ended)
    await fill(field(element, 'Address'), 'Half a')
    await portal.signIn()
    await session.restore()
    await says(element, signedInAgain)
    await fill(field(element, 'Address'), 'Half a street')
    await unsaid(element, signedInAgain)
    expect([field(element, 'Address').value, isUnsaved(element)]).to.deep.equal(['Half a street', true])
  })

  it('shows nothing of it to another admin, and sends nothing in that name', async () => {
    const element = await mountEditor(3)
    const before = await addressOf(3)
    await fill(field(element, 'Address'), 'Of the superadmin')
    await portal.expire()
    await click(saveButton(element))
    await says(element, ended)
    await portal.signIn('admin')
    const asked = await newRequests({ path: savePath })
    expect(await session.restore()).to.be.true
    await until(() => element.shadowRoot!.querySelector('form') !== null && !isUnsaved(element), 'It stays')
    await phoneLoaded(element)
    expect(field(element, 'Address').value).to.equal(before)
    expect(offered(element)).to.be.false
    expect(await asked()).to.be.empty
  })

  it('tells two elements at once, and both can be saved again', async () => {
    const holder = await mount('<div><doctor-editor doctor-id="4"></doctor-editor><doctor-editor doctor-id="5"></doctor-editor></div>')
    const elements = [...holder.children] as [HTMLElement, HTMLElement]
    for (const element of elements) await phoneLoaded(element)
    for (const element of elements) await fill(field(element, 'Address'), 'Both at once')
    await portal.expire()
    for (const element of elements) saveButton(element).click()
    for (const element of elements) await says(element, ended)
    await portal.signIn()
    await session.restore()
    for (const element of elements) await says(element, signedInAgain)
    for (const element of elements) saveButton(element).click()
    for (const element of elements) await until(() => !isUnsaved(element), 'Still unsaved')
    expect([await addressOf(4), await addressOf(5)]).to.deep.equal(['Both at once', 'Both at once'])
    expect(events.told).to.deep.equal(['session-expired: refused', 'session-restored'])
  })

  it('amid a change of plan: the dialog asks again, and its button has the focus', async () => {
    const element = await mountEditor(6)
    const asked = await newRequests({ path: planPath })
    const next = list(element, 'Plan').value === 'basic' ? 'premium' : 'basic'
    await portal.expire()
    choose(list(element, 'Plan'), next)
    await click(within(await openedDialog('Are you sure?')).getByShadowRole('button', { name: 'Confirm' }))
    await openedDialog('Error')
    await portal.signIn()
    const { length: refused } = await asked()
    await session.restore()
    const dialog = await openedDialog('Are you sure?')
    await within(dialog).findByShadowText(signedInAgain)
    expect(focused()).to.equal(within(dialog).getByShadowRole('button', { name: 'Confirm' }))
    expect(await asked()).to.have.length(refused)
    await press('Enter')
    await openedDialog('Success')
    expect((await statuses(asked)).slice(refused)).to.deep.equal([200])
    expect(await query('select plan from doctors where id = 6')).to.deep.equal([{ plan: next }])
    await press('Escape')
    await dialogClosed()
  })

  it('amid a reactivation: a toast says so, and the row still offers it after session.restore()', async () => {
    const element = await mount('<doctor-subscriptions status="canceled"></doctor-subscriptions>')
    const reactivate = () => within(element).getAllByShadowRole('button', { name: /^Reactivate/ })[0]!
    await settled(element)
    const asked = await newRequests({ path: changePath })
    await portal.expire()
    await click(reactivate())
    await toastSaying(ended)
    await closeToasts()
    const { length: refused } = await asked()
    await portal.signIn()
    await session.restore()
    await settled(element)
    expect(await asked()).to.have.length(refused)
    await click(reactivate())
    await toastSaying('The subscription has been reactivated.')
    expect((await statuses(asked)).slice(refused)).to.deep.equal([200])
  })

  it('amid a cancellation: its reason waits in the page alone, even when the dialog is closed to sign in', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const first = await openCancelDialog(element)
    await type('They moved away')
    await portal.expire()
    await click(first.submit)
    await within(first.dialog).findByShadowText(ended)
    await click(first.cancel)
    await dialogClosed()
    expect(everythingKept()).to.not.contain('moved')
    const asked = await newRequests({ path: changePath })
    await portal.signIn()
    await session.restore()
    expect(await asked(), 'a closed dialog sends nothing').to.be.empty

    const again = await openCancelDialog(element)
    await offer(again.dialog)
    await click(restoreButton(again.dialog))
    await until(() => again.dialog.querySelector('textarea')!.value === 'They moved away', 'It is not restored')
    await click(again.submit)
    await dialogClosed()
    expect(await statuses(asked)).to.deep.equal([200])
  })

  it('offers it in the new form where the portal hands over by a new function', async () => {
    const element = await mountEditor(2)
    await fill(field(element, 'Address'), 'Half a str')
    await portal.expire()
    await expire()
    await says(element, expired)
    portal = new Portal()
    await portal.signIn()
    configure({ getToken: portal.getToken })
    await offer(element)
    await click(restoreButton(element))
    await until(() => field(element, 'Address').value === 'Half a str', 'It is not restored')
  })
})
