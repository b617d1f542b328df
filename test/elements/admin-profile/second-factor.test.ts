import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { signOut } from '../../../src/core/session.ts'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query, signIns } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { passkeyDevice } from '../../support/passkey-device.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { until } from '../../support/until.ts'
import { mountProfile } from '../../support/elements/admin-profile/profile.ts'
import { mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { codeOf, removeSecondFactors } from '../../support/elements/second-factor.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'

const cardOf = (element: HTMLElement) => within(element).findByShadowRole('region', { name: 'Second Factor' })
const dialogOf = (element: HTMLElement, name: string, role = 'dialog') => within(element).findByShadowRole(role, { name })
const shows = (element: HTMLElement, text: string | RegExp) => within(element).findByShadowText(text)

/** Mounts the profile and waits for the button of a change. */
async function mountWith(name: string): Promise<{ element: HTMLElement; button: HTMLElement }> {
  const element = await mountProfile()
  await cardOf(element)
  return { element, button: await within(element).findByShadowRole('button', { name }) }
}

async function pressIn(dialog: HTMLElement, name: string): Promise<void> {
  await click(within(dialog).getByShadowRole('button', { name }))
}

const makeSessionOld = () => query("update sessions set created_at = now() - interval '20 minutes', verified_at = null")

/** Sets up an authenticator app by keyboard. */
async function setUpApp(element: HTMLElement): Promise<string> {
  const secret = (await within(element).findByShadowText(/^([A-Z2-7]{4} ?)+$/)).textContent
  const code = within(element).getByShadowRole('textbox', { name: 'Sign-In Code' })
  code.focus()
  await type(codeOf(secret))
  await press('Enter')
  return secret
}

describe('the second factor in admin-profile', () => {
  signedIn()
  afterEach(removeSecondFactors)

  it('is an authenticator app, set up and removed by keyboard', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    button.focus()
    await press('Enter')
    await setUpApp(element)
    await toastSaying('The authenticator app is set up.')
    const codes = await dialogOf(element, 'Recovery Codes')
    expect(within(codes).getAllByShadowRole('listitem')).to.have.length(10)
    await accessible(element)
    await press('Escape')
    expect(within(codes).getAllByShadowRole('listitem')).to.have.length(10)
    await pressIn(codes, 'I Have Saved Them')
    await shows(element, '10 of 10 left')
    const remove = await within(element).findByShadowRole('button', { name: 'Remove Authenticator App' })
    remove.focus()
    await press('Enter')
    await pressIn(await dialogOf(element, 'Remove Authenticator App', 'alertdialog'), 'Remove Authenticator App')
    await toastSaying('The authenticator app is removed.')
    await shows(element, 'Not set up')
    expect(within(element).queryByShadowText('10 of 10 left')).to.equal(null)
  })

  it('shows recovery codes to copy, and selects them where the browser allows no copying', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    await click(button)
    await setUpApp(element)
    const dialog = await dialogOf(element, 'Recovery Codes')
    const codes = within(dialog)
      .getAllByShadowRole('listitem')
      .map(({ textContent }) => textContent)
    const copied: string[] = []
    const allow = (writeText: (text: string) => Promise<unknown>) =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    allow(async (text) => copied.push(text))
    await pressIn(dialog, 'Copy')
    await toastSaying('The recovery codes are copied.')
    expect(copied).to.deep.equal([codes.join('\n')])
    allow(() => Promise.reject(new Error('denied')))
    await pressIn(dialog, 'Copy')
    await toastSaying('This page may not use the clipboard. Select the codes and copy them.')
    delete (navigator as { clipboard?: unknown }).clipboard
  })

  it('offers new recovery codes to whoever never saw the first ones', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    await click(button)
    await fault({ path: '/admin/second-factor/totp/confirm', kind: 'lose' })
    await setUpApp(element)
    await shows(element, 'The server could not be reached. Check your connection.')
    await clearFaults()
    await pressIn(await dialogOf(element, 'Set Up Authenticator App'), 'Cancel')
    await shows(element, '10 of 10 left')
    await click(await within(element).findByShadowRole('button', { name: 'New Recovery Codes' }))
    await pressIn(await dialogOf(element, 'New Recovery Codes', 'alertdialog'), 'New Recovery Codes')
    expect(within(await dialogOf(element, 'Recovery Codes')).getAllByShadowRole('listitem')).to.have.length(10)
  })

  it('refuses a wrong first code at its field', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    await click(button)
    const code = await within(element).findByShadowRole('textbox', { name: 'Sign-In Code' })
    code.focus()
    await type('000000')
    await press('Enter')
    await shows(element, 'The code is wrong. Enter the one that is shown now.')
    expect(focused() === code).to.equal(true)
  })

  it('asks for the password again in an old session, and then goes on', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    await makeSessionOld()
    await click(button)
    const question = await dialogOf(element, 'Is It You?')
    await accessible(element)
    within(question)
      .getByShadowLabelText<HTMLInputElement>(/^Password/)
      .focus()
    await type('wrong')
    await press('Enter')
    await shows(element, 'The password is wrong.')
    const field = within(question).getByShadowLabelText<HTMLInputElement>(/^Password/)
    field.select()
    await type(signIns.superadmin.password)
    await press('Enter')
    await setUpApp(element)
    await toastSaying('The authenticator app is set up.')
  })

  it('changes nothing if that question is canceled', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    await makeSessionOld()
    await click(button)
    await pressIn(await dialogOf(element, 'Is It You?'), 'Cancel')
    await until(() => within(element).queryByShadowRole('dialog', { name: 'Is It You?' }) === null, 'The question stays')
    await until(() => within(element).queryByShadowRole('dialog') === null, 'The dialog of the set-up stays')
    expect(await query('select 1 from totp_secrets')).to.have.length(0)
  })

  it('tells a lost network, and tries again', async () => {
    const { element, button } = await mountWith('Set Up Authenticator App')
    await fault({ path: '/admin/second-factor/totp', kind: 'drop' })
    await click(button)
    const dialog = await dialogOf(element, 'Set Up Authenticator App')
    await shows(element, 'The server could not be reached. Check your connection.')
    await clearFaults()
    await pressIn(dialog, 'Set Up')
    await within(element).findByShadowRole('img', { name: 'QR code of the secret' })
  })

  it('is not shown for a backend without the call', async () => {
    await fault({ path: '/admin/second-factor', method: 'GET', kind: 'status', status: 404 })
    const element = await mountProfile()
    await within(element).findByShadowRole('region', { name: 'My Sessions' })
    await until(() => within(element).queryByShadowRole('region', { name: 'Second Factor' }) === null, 'The card stays')
  })

  for (const [width, locale] of [
    [1280, 'en'],
    [390, 'ar'],
  ] as const) {
    it(`is accessible, ${width} px wide, ${locale}`, async () => {
      await viewport(width, 800)
      const { configure } = await import('../../../src/elements/index.ts')
      configure({ locale })
      const element = await mountProfile()
      await within(element).findByShadowRole('region', { name: locale === 'ar' ? 'العامل الثاني' : 'Second Factor' })
      await accessible(element)
    })
  }
})

describe('passkeys in admin-profile', () => {
  signedIn()
  passkeyDevice()
  afterEach(removeSecondFactors)

  async function addPasskey(element: HTMLElement, name: string): Promise<void> {
    const dialog = await dialogOf(element, 'Add Passkey')
    const field = within(dialog).getByShadowRole<HTMLInputElement>('textbox', { name: /^Name/ })
    field.focus()
    field.select()
    await type(name)
    await press('Enter')
    await toastSaying(`The passkey ${name} is added.`)
  }

  it('are added, sign in, and are removed', async () => {
    const { element, button } = await mountWith('Add Passkey')
    await click(button)
    await addPasskey(element, 'Work laptop')
    await pressIn(await dialogOf(element, 'Recovery Codes'), 'I Have Saved Them')
    await shows(element, 'Work laptop')
    signOut()
    const signIn = await mountSignIn()
    signIn.email.focus()
    await type(signIns.superadmin.email)
    signIn.password.focus()
    await type(signIns.superadmin.password)
    await press('Enter')
    await shows(signIn.element, 'Use your passkey, or enter a recovery code.')
    await accessible(signIn.element)
    await click(within(signIn.element).getByShadowRole('button', { name: 'Use Passkey' }))
    await toastSaying('Successfully logged in!..')
    const next = await mountWith('Remove passkey Work laptop')
    await shows(next.element, /^Passkey, last used /)
    await click(next.button)
    await pressIn(await dialogOf(next.element, 'Remove Passkey', 'alertdialog'), 'Remove Passkey')
    await toastSaying('The passkey Work laptop is removed.')
  })

  it('answer the question of an old session', async () => {
    const { element, button } = await mountWith('Add Passkey')
    await click(button)
    await addPasskey(element, 'Phone')
    await pressIn(await dialogOf(element, 'Recovery Codes'), 'I Have Saved Them')
    await makeSessionOld()
    await click(await within(element).findByShadowRole('button', { name: 'New Recovery Codes' }))
    await pressIn(await dialogOf(element, 'New Recovery Codes', 'alertdialog'), 'New Recovery Codes')
    const question = await dialogOf(element, 'Is It You?')
    const use = await within(question).findByShadowRole('button', { name: 'Use Passkey' })
    use.focus()
    for (let press = 0; press < 2; press++) use.click()
    await dialogOf(element, 'Recovery Codes')
  })

  it('that are refused can be tried again', async () => {
    const { element, button } = await mountWith('Add Passkey')
    const refusal = { success: false, code: 'passkey-refused', message: 'Refused' }
    await fault({ path: '/admin/second-factor/passkey/add', kind: 'status', status: 400, body: refusal })
    await click(button)
    await pressIn(await dialogOf(element, 'Add Passkey'), 'Add Passkey')
    await shows(element, 'The passkey could not be used. Try again, or use another way.')
    await clearFaults()
    await removeSecondFactors()
    await click(within(element).getByShadowRole('button', { name: 'Cancel' }))
    await click(button)
    await addPasskey(element, 'Second try')
  })
})
