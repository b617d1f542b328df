import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import type { AdminSignInElement } from '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, signIns } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { newToken, resetPath } from '../../support/elements/admin-sign-in/reset-link.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

const expired = 'This link has expired or was used. Request another one.'
const htmlOf = (token: string) => `<admin-sign-in reset-token="${token}"></admin-sign-in>`
const fieldOf = (element: HTMLElement, label: string) =>
  within(element).getByShadowLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' })

async function mountReset(token: string): Promise<AdminSignInElement> {
  const element = await mount<AdminSignInElement>(htmlOf(token))
  await within(element).findByShadowRole('heading', { name: 'New Password' })
  await until(() => focused() === fieldOf(element, 'New Password'), 'The first field does not get the focus')
  return element
}

/** Types from the first field on and sends. */
async function send(first: string, second = first): Promise<void> {
  await type(first)
  await press('Tab')
  await press('Tab')
  await type(second)
  await press('Enter')
}

describe('the attribute reset-token of admin-sign-in', () => {
  signedOut()

  it('sets a new password by keyboard, says so, and returns to the form', async () => {
    const element = await mountReset(await newToken(signIns.admin.email))
    expect(fieldOf(element, 'New Password').autocomplete).to.equal('new-password')
    const closed = oneEvent(element, 'reset-close')
    const asked = await newRequests({ path: resetPath })
    await send(signIns.admin.password)
    await closed
    await toastSaying('The new password is set. Sign in with it.')
    await until(() => focused() === within(element).getByShadowRole('textbox', { name: 'Email' }), 'The form does not get the focus')
    expect((await asked()).map(({ method }) => method)).to.deep.equal(['POST'])
  })

  it('shows the form again when it goes, and asks anew with another token', async () => {
    const element = await mountReset('first')
    element.removeAttribute('reset-token')
    await within(element).findByShadowRole('heading', { name: 'Admin Sign In' })
    element.resetToken = 'second'
    await within(element).findByShadowRole('heading', { name: 'New Password' })
  })

  it('is left without a request', async () => {
    const asked = await newRequests({ path: resetPath })
    const element = await mountReset('first')
    const closed = oneEvent(element, 'reset-close')
    await click(within(element).getByShadowRole('button', { name: 'Back to sign in' }))
    await closed
    await within(element).findByShadowRole('heading', { name: 'Admin Sign In' })
    expect(await asked()).to.be.empty
  })

  for (const [what, first, second, text] of [
    ['nothing', '', '', 'New password is required'],
    ['a short password', 'short', 'short', 'Password should be of 6 characters'],
    ['two passwords', 'quite another one', 'quite another on', 'New and Confirm Password must be same'],
  ] as const) {
    it(`refuses ${what} before any request`, async () => {
      const asked = await newRequests({ path: resetPath })
      const element = await mountReset('first')
      await send(first, second)
      await within(element).findByShadowText(text)
      expect(await asked()).to.be.empty
    })
  }

  it('tells that a link was used, by the real server, and stays', async () => {
    const element = await mountReset('no-such-token')
    await send('quite another one')
    await within(element).findByShadowText(expired)
    expect(fieldOf(element, 'New Password').value).to.equal('quite another one')
  })

  it('tells a lost network, and can be sent again', async () => {
    await fault({ kind: 'drop', path: resetPath })
    const element = await mountReset(await newToken(signIns.admin.email))
    await send(signIns.admin.password)
    await within(element).findByShadowText('The server could not be reached. Check your connection.')
    await clearFaults()
    const closed = oneEvent(element, 'reset-close')
    await press('Enter')
    await closed
    await toastSaying('The new password is set. Sign in with it.')
  })

  for (const scheme of ['light', 'dark']) {
    it(`is accessible in ${scheme}, with its messages too`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      const element = await mountReset('no-such-token')
      await accessible(element)
      await press('Enter')
      await within(element).findByShadowText('New password is required')
      await accessible(element)
      await send('quite another one')
      await within(element).findByShadowText(expired)
      await accessible(element)
    })
  }

  it('keeps what is typed where it is moved, apart from another one', async () => {
    const holder = await mount(`<div>${htmlOf('first')}${htmlOf('second')}</div>`)
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    for (const element of [one, other]) await within(element).findByShadowRole('heading', { name: 'New Password' })
    await click(fieldOf(one, 'New Password'))
    await type('half')
    holder.append(one)
    await new Promise(requestAnimationFrame)
    expect([fieldOf(one, 'New Password').value, fieldOf(other, 'New Password').value]).to.deep.equal(['half', ''])
  })
})
