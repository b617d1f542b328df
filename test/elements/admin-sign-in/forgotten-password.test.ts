import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, signIns, startBackend, type Fault } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { until } from '../../support/until.ts'
import { mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { forgottenPath, resetLinkFor } from '../../support/elements/admin-sign-in/reset-link.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

const linkOf = (element: HTMLElement) => within(element).getByShadowRole('button', { name: 'Forgot password?' })
const emailOf = (element: HTMLElement) => within(element).getByShadowRole<HTMLInputElement>('textbox', { name: 'Email' })
const backOf = (element: HTMLElement) => within(element).getByShadowRole('button', { name: 'Back to sign in' })
const sentTo = (email: string) => `If there is an account for ${email}, a link is on its way. It works once, for 30 minutes.`

async function forget(element: HTMLElement): Promise<void> {
  await click(linkOf(element))
  await within(element).findByShadowRole('heading', { name: 'Forgot Password' })
  await until(() => focused() === emailOf(element), 'The email does not get the focus')
}

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a 500', { kind: 'status', status: 500 }, 'This could not be saved. Please try again.'],
  ['a backend without the call', { kind: 'status', status: 404 }, 'This server cannot send links. Ask a superadmin for a new password.'],
]

describe('a forgotten password', () => {
  signedOut()

  it('is reached, asked for and left by keyboard, and a link is mailed', async () => {
    const { element, submit } = await mountSignIn()
    submit.focus()
    await press('Tab')
    expect(focused() === linkOf(element)).to.be.true
    await press('Enter')
    await until(() => focused()?.getAttribute('name') === 'email' && focused() === emailOf(element), 'The email does not get the focus')
    await within(element).findByShadowRole('heading', { name: 'Forgot Password' })
    await type(signIns.admin.email)
    await press('Enter')
    expect((await within(element).findByShadowText(sentTo(signIns.admin.email))).getAttribute('role')).to.equal('status')
    expect(within(element).getByShadowRole('heading').textContent).to.equal('Check Your Email')
    expect((await resetLinkFor(signIns.admin.email)).pathname).to.equal('/login')
    await press('Tab')
    await press('Enter')
    await until(() => focused() === within(element).getByShadowRole('textbox', { name: 'Email' }), 'The form does not get the focus')
    within(element).getByShadowRole('heading', { name: 'Admin Sign In' })
  })

  it('is answered alike for an unknown account', async () => {
    const { element } = await mountSignIn()
    await forget(element)
    await type('nobody@practice.test')
    await press('Enter')
    await within(element).findByShadowText(sentTo('nobody@practice.test'))
  })

  it('asks for an email before any request', async () => {
    const asked = await newRequests({ path: forgottenPath })
    const { element } = await mountSignIn()
    await forget(element)
    await press('Enter')
    await within(element).findByShadowText('Email is required')
    expect(await asked()).to.be.empty
  })

  for (const [what, cause, text] of failures) {
    it(`says why for ${what}, keeps the email and can be sent again`, async () => {
      await fault({ ...cause, path: forgottenPath })
      const { element } = await mountSignIn()
      await forget(element)
      await type('nobody@practice.test')
      await press('Enter')
      await within(element).findByShadowText(text)
      expect(emailOf(element).value).to.equal('nobody@practice.test')
      await clearFaults()
      await press('Enter')
      await within(element).findByShadowText(sentTo('nobody@practice.test'))
    })
  }

  for (const scheme of ['light', 'dark']) {
    it(`is accessible in ${scheme}, before and after`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      const { element } = await mountSignIn()
      await forget(element)
      await accessible(element)
      await press('Enter')
      await within(element).findByShadowText('Email is required')
      await accessible(element)
      await type('nobody@practice.test')
      await press('Enter')
      await within(element).findByShadowText(sentTo('nobody@practice.test'))
      await accessible(element)
    })
  }

  it('fits a phone, from right to left', async () => {
    await viewport(360, 700)
    document.documentElement.dir = 'rtl'
    const { element } = await mountSignIn()
    await forget(element)
    await accessible(element)
    expect(document.documentElement.scrollWidth).to.be.at.most(360)
  })

  it('keeps what is typed where it is moved, and leaves another one alone', async () => {
    const holder = await mount('<div><admin-sign-in></admin-sign-in><admin-sign-in></admin-sign-in></div>')
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    await until(() => within(other).queryByShadowRole('heading', { name: 'Admin Sign In' }), 'The other does not show')
    await forget(one)
    await type('nobody@practice.test')
    holder.append(one)
    await new Promise(requestAnimationFrame)
    expect(emailOf(one).value).to.equal('nobody@practice.test')
    within(other).getByShadowRole('heading', { name: 'Admin Sign In' })
    await click(backOf(one))
    await within(one).findByShadowRole('heading', { name: 'Admin Sign In' })
  })
})

describe('a forgotten password asked for too often', () => {
  signedOut({ loginLimit: { account: 100, address: 1, seconds: 900 } })
  after(() => startBackend())

  it('is told to wait by the real server', async () => {
    const { element } = await mountSignIn()
    await forget(element)
    await type('nobody@practice.test')
    await press('Enter')
    await within(element).findByShadowText(sentTo('nobody@practice.test'))
    await click(backOf(element))
    await until(() => within(element).queryByShadowRole('heading', { name: 'Admin Sign In' }), 'The form does not come back')
    await forget(element)
    await type('nobody@practice.test')
    await press('Enter')
    await within(element).findByShadowText(/^There were too many requests\. Try again in \d+ s\.$/)
  })
})
