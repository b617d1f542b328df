import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, mails, query, signIns } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { anyDialog, dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { column, headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { openRowMenu } from '../../support/elements/row-menu.ts'
import { setUpTotp } from '../../support/elements/second-factor.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { admins } from '../../support/elements/account-list/shown.ts'

const accountPath = '/admin/account'
const manage = (element: HTMLElement) => within(element).getByShadowRole('button', { name: 'Manage Samuel Adeyemi' })
const choices = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByShadowRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

/** Opens the dialog of the admin and that of one change. */
async function choose(element: HTMLElement, change: string): Promise<HTMLElement> {
  await click(manage(element))
  const dialog = await openedDialog('Manage Samuel Adeyemi')
  await click(within(dialog).getByShadowRole('button', { name: change }))
  return openedDialog(change)
}

const confirm = async (dialog: HTMLElement, change: string) => click(within(dialog).getByShadowRole('button', { name: change }))

describe('the accounts of admins in account-list', () => {
  signedIn()
  afterEach(() => query("update admins set role = 'admin', disabled_at = null where email = $1", [signIns.admin.email]))

  it('show role and status; one manages all but the own', async () => {
    const element = await mount(admins)
    expect(headings(element).slice(-3)).to.deep.equal(['Role', 'Status', 'Actions'])
    const rows = column(element, 'Email').map((email, index) => [email, column(element, 'Role')[index], column(element, 'Status')[index]])
    expect(rows).to.have.deep.members([
      [signIns.admin.email, 'Admin', 'Active'],
      [signIns.superadmin.email, 'Superadmin', 'Active'],
    ])
    expect(within(element).queryAllByShadowRole('button', { name: /^Manage/ })).to.have.length(1)
  })

  it('offer the changes that fit, in buttons of one width and height', async () => {
    const element = await mount(admins)
    await click(manage(element))
    const dialog = await openedDialog('Manage Samuel Adeyemi')
    const names = ['Send Reset Link', 'End All Sessions', 'Make Superadmin', 'Disable Account']
    expect(choices(dialog)).to.deep.equal([...names, 'Close'])
    expect(focused()?.textContent).to.equal('Send Reset Link')
    const boxes = names.map((name) => within(dialog).getByShadowRole('button', { name }).getBoundingClientRect())
    expect(new Set(boxes.map(({ left, width, height }) => [left, width, height].join())).size).to.equal(1)
    await press('Escape')
    await dialogClosed()
    await until(() => focused() === manage(element), 'The focus does not come back')
  })

  it('are disabled and enabled by keyboard, and the list follows', async () => {
    const element = await mount(admins)
    for (const [change, name, status, text] of [
      ['disable', 'Disable Account', 'Disabled', 'The account of Samuel Adeyemi is disabled.'],
      ['enable', 'Enable Account', 'Active', 'The account of Samuel Adeyemi is enabled.'],
    ] as const) {
      manage(element).focus()
      await press('Enter')
      const dialog = await openedDialog('Manage Samuel Adeyemi')
      within(dialog).getByShadowRole('button', { name }).focus()
      await press('Enter')
      const question = await openedDialog(name)
      const changed: Promise<CustomEvent> = oneEvent(element, 'admin-change')
      const asked: Promise<CustomEvent> = oneEvent(element, 'before-admin-change')
      within(question).getByShadowRole('button', { name }).focus()
      await press('Enter')
      const detail = { adminId: 2, change }
      expect([(await asked).detail, (await changed).detail]).to.deep.equal([detail, detail])
      await toastSaying(text)
      await dialogClosed()
      await until(
        () => column(element, 'Status').includes(status) && focused() === manage(element),
        'The list or the focus does not follow',
      )
    }
  })

  it('lose their second factor, after the superadmin has told in an old session who is there', async () => {
    await setUpTotp('admin')
    const element = await mount(admins)
    await query("update sessions set created_at = now() - interval '20 minutes'")
    let asked = 0
    element.addEventListener('before-admin-change', () => (asked += 1))
    await confirm(await choose(element, 'Remove Second Factor'), 'Remove Second Factor')
    const question = await within(element).findByShadowRole('dialog', { name: 'Is It You?' })
    await accessible(element)
    within(question)
      .getByShadowLabelText(/^Password/)
      .focus()
    await type(signIns.superadmin.password)
    await press('Enter')
    await toastSaying('The second factor of Samuel Adeyemi is removed.')
    await until(() => focused() === manage(element), 'The focus does not come back')
    expect([asked, await query('select 1 from totp_secrets')]).to.deep.equal([1, []])
    await click(manage(element))
    expect(choices(await openedDialog('Manage Samuel Adeyemi'))).to.not.include('Remove Second Factor')
  })

  it('get another role, a link or no session', async () => {
    const element = await mount(admins)
    for (const [name, text] of [
      ['Make Superadmin', 'Samuel Adeyemi is a superadmin now.'],
      ['Make Admin', 'Samuel Adeyemi is an admin now.'],
      ['Send Reset Link', 'A reset link was sent to Samuel Adeyemi.'],
      ['End All Sessions', 'All sessions of Samuel Adeyemi have ended.'],
    ] as const) {
      await until(
        () => column(element, 'Role').filter((role) => role === 'Superadmin').length === (name === 'Make Admin' ? 2 : 1),
        'No new role',
      )
      await confirm(await choose(element, name), name)
      await toastSaying(text)
      await dialogClosed()
      await closeToasts()
    }
    expect((await mails()).some(({ to, text }) => to === signIns.admin.email && text.includes('/login#reset='))).to.be.true
  })

  it('stay as they are where the page prevents it', async () => {
    const element = await mount(admins)
    element.addEventListener('before-admin-change', (event) => event.preventDefault())
    const asked = await newRequests({ path: accountPath })
    const dialog = await choose(element, 'Disable Account')
    await confirm(dialog, 'Disable Account')
    expect(anyDialog('Disable Account') === dialog).to.be.true
    expect(await asked()).to.be.empty
    await press('Escape')
    await dialogClosed()
  })

  for (const [what, cause, text] of [
    [
      'the last superadmin',
      { kind: 'status', status: 409, body: { success: false, code: 'last-superadmin', message: 'No.' } },
      'This is the last superadmin who can sign in. Make another admin a superadmin first.',
    ],
    [
      'the own account',
      { kind: 'status', status: 409, body: { success: false, code: 'own-account', message: 'No.' } },
      'This is your own account.',
    ],
    ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ] as const) {
    it(`say why for ${what}, and can be changed again`, async () => {
      const element = await mount(admins)
      await fault({ ...cause, path: accountPath })
      const dialog = await choose(element, 'End All Sessions')
      await confirm(dialog, 'End All Sessions')
      await within(dialog).findByShadowText(text)
      await accessible(dialog)
      await clearFaults()
      await confirm(dialog, 'End All Sessions')
      await toastSaying('All sessions of Samuel Adeyemi have ended.')
      await dialogClosed()
    })
  }

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`are accessible with both dialogs, ${look}, on a phone`, async () => {
      await viewport(390, 800)
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const element = await mount(admins)
      await accessible(element)
      const row = parts(element, 'row').find(({ textContent }) => textContent.includes('Samuel'))!
      await openRowMenu(row)
      await click(within(row).getByShadowRole('button', { name: 'Manage Samuel Adeyemi' }))
      const dialog = await openedDialog('Manage Samuel Adeyemi')
      await accessible(dialog)
      await click(within(dialog).getByShadowRole('button', { name: 'Disable Account' }))
      await accessible(await openedDialog('Disable Account'))
      expect(document.documentElement.scrollWidth).to.be.at.most(390)
      await press('Escape')
      await dialogClosed()
    })
  }

  it('follow in another list on the page', async () => {
    const holder = await mount(`<div>${admins}${admins}</div>`)
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    for (const element of [one, other]) await until(() => parts(element, 'row').length === 2, 'No rows')
    await confirm(await choose(one, 'Disable Account'), 'Disable Account')
    await toastSaying('The account of Samuel Adeyemi is disabled.')
    await until(() => column(other, 'Status').includes('Disabled'), 'The other list does not follow')
  })
})
