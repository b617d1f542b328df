import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query, requests, signIns, type Fault } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { until } from '../../support/until.ts'
import { mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'
import { codeOf, removeSecondFactors, setUpTotp } from '../../support/elements/second-factor.ts'
import { toastSaying } from '../../support/elements/toasts.ts'

const confirmPath = '/admin/login/confirm'
const { email, password } = signIns.admin

const codeField = (element: HTMLElement) => within(element).findByShadowRole<HTMLInputElement>('textbox', { name: 'Sign-In Code' })
const button = (element: HTMLElement, name: string) => within(element).getByShadowRole('button', { name })

/** Mounts the sign-in, enters the password by keyboard, and waits for the second step. */
async function mountStep(title = 'Confirm Sign In'): Promise<HTMLElement> {
  const { element, ...fields } = await mountSignIn()
  fields.email.focus()
  await type(email)
  fields.password.focus()
  await type(password)
  await press('Enter')
  await within(element).findByShadowRole('heading', { name: title })
  const code = await codeField(element)
  await until(() => focused() === code, 'The code does not get the focus')
  return element
}

const isSignedIn = () => localStorage.getItem('authenticated') === 'true'

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a 500', { kind: 'status', status: 500 }, 'This could not be saved. Please try again.'],
]

describe('the second factor of a sign-in', () => {
  signedOut()
  afterEach(removeSecondFactors)

  it('is the code of an authenticator app, after the password and before the session', async () => {
    const { secret } = await setUpTotp('admin')
    const element = await mountStep()
    expect(isSignedIn()).to.equal(false)
    const names: string[] = []
    element.addEventListener('signed-in', (event) => names.push((event as CustomEvent<{ name: string }>).detail.name))
    await type(codeOf(secret))
    await press('Enter')
    await toastSaying('Successfully logged in!..')
    expect([names.length, isSignedIn()]).to.deep.equal([1, true])
  })

  it('is a recovery code instead', async () => {
    const { codes } = await setUpTotp('admin')
    await mountStep()
    await type(codes[3]!.toUpperCase())
    await press('Enter')
    await toastSaying('Successfully logged in!..')
  })

  it('is refused at its field', async () => {
    await setUpTotp('admin')
    const element = await mountStep()
    await press('Enter')
    await within(element).findByShadowText('Please enter the code!')
    await type('000000')
    await press('Enter')
    await within(element).findByShadowText('The code is wrong. Enter the one that is shown now.')
    const code = await codeField(element)
    expect([code.getAttribute('aria-invalid'), focused() === code, isSignedIn()]).to.deep.equal(['true', true, false])
  })

  it('ends after too many tries, and the way back leads to the form', async () => {
    await setUpTotp('admin')
    const element = await mountStep()
    await query("update challenges set expires_at = now() - interval '1 minute'")
    await type('000000')
    await press('Enter')
    await within(element).findByShadowText('This took too long or too many tries. Please sign in again.')
    await click(button(element, 'Back to sign in'))
    await until(() => focused() === within(element).getByShadowRole('textbox', { name: 'Email' }), 'The form does not get the focus')
  })

  for (const [name, kind, text] of failures) {
    it(`keeps the code after ${name}`, async () => {
      const { secret } = await setUpTotp('admin')
      const element = await mountStep()
      await fault({ path: confirmPath, ...kind })
      await type(codeOf(secret))
      await press('Enter')
      await within(element).findByShadowText(text)
      await clearFaults()
      expect((await codeField(element)).value).to.equal(codeOf(secret))
      await press('Enter')
      await toastSaying('Successfully logged in!..')
    })
  }

  it('belongs to its own element', async () => {
    await setUpTotp('admin')
    const other = await mountSignIn()
    const element = await mountStep()
    within(other.element).getByShadowRole('heading', { name: 'Admin Sign In' })
    within(element).getByShadowRole('heading', { name: 'Confirm Sign In' })
  })

  it('loads its code on first use', async () => {
    await mountSignIn()
    expect(await requests({ path: /second-factor-step/ })).to.have.length(0)
  })

  for (const [width, dir] of [
    [1280, 'ltr'],
    [390, 'rtl'],
  ] as const) {
    it(`is accessible, ${width} px wide, ${dir}`, async () => {
      await viewport(width, 800)
      await setUpTotp('admin')
      document.documentElement.dir = dir
      const element = await mountStep()
      await accessible(element)
      document.documentElement.removeAttribute('dir')
    })
  }
})

describe('a sign-in where the server requires a second factor', () => {
  signedOut({ requireSecondFactor: true })
  afterEach(removeSecondFactors)

  it('sets up an authenticator app and shows the recovery codes once', async () => {
    const element = await mountStep('Set Up a Second Factor')
    within(element).getByShadowRole('img', { name: 'QR code of the secret' })
    await accessible(element)
    const secret = within(element).getByShadowText(/^([A-Z2-7]{4} ?)+$/).textContent
    await type(codeOf(secret))
    await press('Enter')
    await within(element).findByShadowRole('heading', { name: 'Recovery Codes' })
    expect(isSignedIn()).to.equal(false)
    expect(within(element).getAllByShadowRole('listitem')).to.have.length(10)
    await accessible(element)
    let entered = 0
    element.addEventListener('signed-in', () => entered++)
    const saved = button(element, 'I Have Saved Them')
    for (let press = 0; press < 2; press++) saved.click()
    await toastSaying('Successfully logged in!..')
    expect([entered, isSignedIn()]).to.deep.equal([1, true])
  })
})
