import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import { clearFaults, fault, query, type Fault } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { emailShown, within } from '../../support/screen.ts'
import { anyDialog, dialogClosed, focusReturned } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { credentialsPath, doctor, errorOf, isDisabled, mountAndOpen, openEditDialog } from '../../support/elements/doctor-profile/dialog.ts'

const saved = 'Email, phone and password have been saved.'

async function fill(input: HTMLInputElement, text: string): Promise<void> {
  await click(input, { count: 3 })
  await press('Control+a')
  if (text) await type(text)
  else await press('Delete')
}

describe("the dialog 'Edit Doctor Details'", () => {
  signedIn()

  it('begins with email and phone as they are, and an empty password', async () => {
    const { email, phone, password, save } = await mountAndOpen()
    expect([email.value, phone.value, password.value]).to.deep.equal(['camille@atelierpeau.test', '155501472', ''])
    expect([email.type, phone.type, password.type]).to.deep.equal(['email', 'tel', 'password'])
    expect(isDisabled(save)).to.be.false
  })

  it('begins in its first field', async () => {
    const { email } = await mountAndOpen()
    await until(() => focused() === email, 'The focus is elsewhere')
  })

  const live = [
    ['email', '', 'Email is required.'],
    ['email', 'camille', 'Invalid email address.'],
    ['email', 'camille@atelier', 'Invalid email address.'],
    ['phone', '', 'Phone number is required.'],
    ['phone', '   ', 'Phone number is required.'],
    ['phone', 'abc', 'Invalid phone number.'],
  ] as const
  for (const [name, text, message] of live) {
    it(`says '${message}' while the ${name} is '${text}', and Save is off until it is well`, async () => {
      const parted = await mountAndOpen()
      const before = parted[name].value
      await fill(parted[name], text)
      await until(() => errorOf(parted[name]) === message, `It says: ${errorOf(parted[name])}`)
      expect(isDisabled(parted.save)).to.be.true
      await fill(parted[name], before)
      await until(() => !isDisabled(parted.save), 'Save stays off')
      expect(errorOf(parted[name])).to.be.undefined
    })
  }

  it('has Save off from the start, and says why, for a doctor without a phone', async () => {
    const { phone, save } = await mountAndOpen(11)
    expect(phone.value).to.equal('')
    expect(errorOf(phone)).to.equal('Phone number is required.')
    expect(isDisabled(save)).to.be.true
  })

  for (const [text, message] of [
    ['', 'Password is required.'],
    ['12345', 'Password must be at least 6 characters.'],
  ] as const) {
    it(`says '${message}' on Save with the password '${text}', sends nothing, and gives the field the focus`, async () => {
      const { password, save } = await mountAndOpen()
      const asked = await newRequests({ path: credentialsPath })
      await fill(password, text)
      await click(save)
      await until(() => errorOf(password) === message, `It says: ${errorOf(password)}`)
      await until(() => focused() === password, 'No focus')
      expect(await asked()).to.be.empty
    })
  }

  it('says that the password is replaced, and a toast confirms it', async () => {
    const { dialog, password, save } = await mountAndOpen(6)
    within(dialog).getByShadowText('This replaces the current password.')
    await fill(password, 'secret-9')
    await click(save)
    await toastSaying(saved)
    await dialogClosed()
  })

  it('says that a password is too short when the field is left, not at the first letter', async () => {
    const { email, password } = await mountAndOpen(6)
    await fill(password, 'abc')
    expect(password.getAttribute('aria-invalid')).to.not.equal('true')
    await click(email)
    await until(() => errorOf(password)?.startsWith('Password must be at least 6 characters.'), 'Nothing said')
    await press('Escape')
  })

  it('saves, tells doctor-change, closes, and the details load anew without a flash of the tables', async () => {
    const element = await mount(doctor(3))
    const { email, phone, password, save } = await openEditDialog(element)
    await until(() => element.shadowRoot!.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~="row"]'), 'No table')
    const table = element.shadowRoot!.querySelector('doctor-subscriptions')
    const asked = await newRequests({ path: credentialsPath })
    await fill(email, 'new.address@practice.test')
    await fill(phone, '2025550199')
    await fill(password, 'secret-1')
    const told: Promise<CustomEvent> = oneEvent(document, 'doctor-change')
    await click(save)
    expect((await told).detail).to.deep.equal({ doctorId: 3 })
    expect((await told).target).to.equal(element)
    await dialogClosed()
    await emailShown(element, 'new.address@practice.test')
    expect((await asked())[0]!.body).to.deep.equal({
      user_id: 3,
      email: 'new.address@practice.test',
      phone: '2025550199',
      password: 'secret-1',
      version: 1,
    })
    await toastSaying(saved)
    expect(await query('select email, phone from doctors where id = 3')).to.deep.equal([
      { email: 'new.address@practice.test', phone: '2025550199' },
    ])
    expect(element.shadowRoot!.querySelector('doctor-subscriptions')).to.equal(table)
  })

  const network = 'The server could not be reached. Check your connection.'
  const contract = 'The server sent an unexpected response.'
  const failed = 'This could not be saved. Please try again.'
  const failures: [string, Omit<Fault, 'path'>, string][] = [
    ['a 500', { kind: 'status', status: 500 }, failed],
    ['a 429', { kind: 'status', status: 429 }, 'Too many attempts. Please wait a few minutes.'],
    ['a lost network', { kind: 'drop' }, network],
    ['an HTML body', { kind: 'html' }, contract],
    ['malformed JSON', { kind: 'malformed' }, contract],
    ['success: false', { kind: 'status', status: 200, body: { success: false, code: 'server', message: 'No.' } }, failed],
    ['an unknown doctor', { kind: 'status', status: 404 }, 'This could not be found.'],
  ]
  for (const [what, cause, message] of failures) {
    it(`stays open as typed after ${what}, says so, and can be sent again`, async () => {
      const { dialog, email, phone, password, save } = await mountAndOpen(7)
      await fault({ ...cause, path: credentialsPath })
      await fill(email, 'other@practice.test')
      await fill(phone, '111222333')
      await fill(password, 'secret-2')
      await click(save)
      await within(dialog).findByShadowText(message)
      expect(anyDialog()).to.equal(dialog)
      expect([email.value, phone.value, password.value]).to.deep.equal(['other@practice.test', '111222333', 'secret-2'])
      await until(() => !isDisabled(save), 'Save stays off')
      await clearFaults()
      await click(save)
      await dialogClosed()
      await toastSaying(saved)
    })
  }

  it('says on its field that an email is used by someone else', async () => {
    const [other] = await query<{ email: string }>('select email from doctors where id = 5')
    const { email, password, save } = await mountAndOpen(8)
    await fill(email, other!.email.toUpperCase())
    await fill(password, 'secret-3')
    await click(save)
    await until(() => errorOf(email) === 'This email is used by someone else.', `It says: ${errorOf(email)}`)
    expect(password.value).to.equal('secret-3')
  })

  it('closes by Cancel and by Esc without saving, and the focus goes back to its button', async () => {
    const element = await mount(doctor())
    const asked = await newRequests({ path: credentialsPath })
    const opener = within(element).getByShadowRole('button', { name: 'Edit Doctor' })
    await click((await openEditDialog(element)).cancel)
    await focusReturned(opener)
    await openEditDialog(element)
    await press('Escape')
    await focusReturned(opener)
    expect(await asked()).to.be.empty
  })

  it('is filled and sent by keyboard alone', async () => {
    const element = await mount(doctor(9))
    const { password } = await openEditDialog(element)
    password.focus()
    await type('secret-4')
    await press('Enter')
    await dialogClosed()
    await toastSaying(saved)
  })
})
