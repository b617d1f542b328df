import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { signIns } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { stored } from '../../support/elements/stored.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { loginPath, mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

describe('the form of admin-sign-in', () => {
  signedOut()

  it('has the title of the specification', async () => {
    const { element } = await mountSignIn()
    expect(within(element).getByShadowRole('heading').textContent).to.equal('Admin Sign In')
  })

  it('lets the browser fill it in', async () => {
    const { email, password } = await mountSignIn()
    expect([email.type, email.name, email.autocomplete]).to.deep.equal(['email', 'email', 'username'])
    expect([password.type, password.name, password.autocomplete]).to.deep.equal(['password', 'password', 'current-password'])
    expect(email.form).to.be.an.instanceOf(HTMLFormElement).that.equals(password.form)
  })

  it('shows the password and hides it again', async () => {
    const { element, password } = await mountSignIn()
    await click(password)
    await type('secret')
    await click(within(element).getByShadowRole('button', { name: 'Show password' }))
    expect([password.type, password.value]).to.deep.equal(['text', 'secret'])
    await click(within(element).getByShadowRole('button', { name: 'Hide password' }))
    expect([password.type, password.value]).to.deep.equal(['password', 'secret'])
  })

  it('has its box below the fields', async () => {
    const { element, email } = await mountSignIn()
    const box = element.shadowRoot!.querySelector('[type=checkbox]')!
    expect(box.getBoundingClientRect().left).to.be.closeTo(email.parentElement!.getBoundingClientRect().left, 1)
  })

  it('has a box to remember the password, which does nothing', async () => {
    const { element, email } = await mountSignIn()
    const box = within(element).getByShadowRole<HTMLInputElement>('checkbox', { name: 'Remember password' })
    await click(box)
    expect(box.checked).to.be.true
    const asked = await newRequests({ path: loginPath })
    await click(email)
    await type(signIns.admin.email)
    await press('Tab')
    await type(signIns.admin.password)
    await press('Enter')
    await toastSaying('Successfully logged in!..')
    expect((await asked()).map(({ body }) => body)).to.deep.equal([signIns.admin])
    expect(Object.keys(stored()).sort()).to.deep.equal([
      'Name',
      'access_token',
      'auth0_profile',
      'authenticated',
      'login',
      'profileURL',
      'token',
    ])
    expect(Object.values(stored()).join()).to.not.contain(signIns.admin.password)
  })

  it('begins in the field Email where it is asked to', async () => {
    await mount('<admin-sign-in></admin-sign-in>')
    expect(focused() === document.body).to.be.true
    const element = await mount('<admin-sign-in autofocus></admin-sign-in>')
    await until(() => focused() === within(element).getByShadowRole('textbox', { name: 'Email' }), 'Not in the field')
  })

  it('goes through by Tab in the order of reading', async () => {
    const { element, email, password, submit } = await mountSignIn()
    const walk = [email as Element | null]
    email.focus()
    for (let step = 0; step < 4; step++) {
      await press('Tab')
      walk.push(focused())
    }
    expect(walk).to.deep.equal([
      email,
      password,
      within(element).getByShadowRole('button', { name: 'Show password' }),
      within(element).getByShadowRole('checkbox'),
      submit,
    ])
  })
})
