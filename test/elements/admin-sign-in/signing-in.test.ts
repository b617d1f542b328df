import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { session } from '../../../src/elements/index.ts'
import { fault, release, signIns } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { stored } from '../../support/elements/stored.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { loginPath, mountSignIn, type SignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

async function fillIn({ email }: SignIn, { email: address, password }: { email: string; password: string }): Promise<void> {
  await click(email)
  await type(address)
  await press('Tab')
  await type(password)
}

describe('signing in', () => {
  signedOut()

  for (const [role, name] of [
    ['superadmin', 'Nadia Ferrante'],
    ['admin', 'Samuel Adeyemi'],
  ] as const) {
    it(`as ${role} writes the keys of the specification and tells the page who it is`, async () => {
      const form = await mountSignIn()
      const told: Promise<CustomEvent> = oneEvent(form.element, 'signed-in')
      await fillIn(form, signIns[role])
      await press('Enter')
      const { detail } = await told
      expect(detail).to.include({ name, role })
      expect(detail.profile_picture).to.be.a('string')
      await toastSaying('Successfully logged in!..')

      const kept = stored()
      expect(kept).to.include({ login: 'true', authenticated: 'true', Name: name, profileURL: detail.profile_picture })
      expect(kept['access_token']).to.be.a('string').that.is.not.empty
      expect(kept['token']).to.equal(kept['access_token'])
      expect(JSON.parse(kept['auth0_profile']!)).to.deep.equal({
        name,
        role,
        profile_picture: detail.profile_picture,
        email: signIns[role].email,
      })
      expect(session.$currentUser.get()).to.deep.equal(detail)
      expect(session.$signedIn.get()).to.be.true
    })
  }

  it('is sent once, however often Enter is pressed and the button clicked', async () => {
    const form = await mountSignIn()
    await fillIn(form, signIns.admin)
    const asked = await newRequests({ path: loginPath })
    await fault({ kind: 'hold', path: loginPath })
    await press('Enter')
    await press('Enter')
    await click(form.submit, { count: 2 })
    expect(await asked()).to.have.length(1)
    expect(form.submit.getAttribute('aria-busy')).to.equal('true')
    await release()
    await toastSaying('Successfully logged in!..')
    await until(() => form.submit.getAttribute('aria-busy') === 'false', 'The button never rests')
    expect(await asked()).to.have.length(1)
  })

  it('empties the field Password and keeps the email and the focus', async () => {
    const form = await mountSignIn()
    const passwordOf = () => within(form.element).getByShadowLabelText<HTMLInputElement>(/^Password/)
    await fillIn(form, signIns.admin)
    await press('Enter')
    await toastSaying('Successfully logged in!..')
    await until(() => passwordOf().value === '', 'The password is still there')
    expect(form.email.value).to.equal(signIns.admin.email)
    expect(focused() === passwordOf()).to.be.true
    expect(within(form.element).queryByShadowText('Password is required')).to.be.null
  })

  it('keeps the spaces of a password', async () => {
    const form = await mountSignIn()
    const asked = await newRequests({ path: loginPath })
    await fillIn(form, { email: 'admin@practice.test', password: ' two words ' })
    await press('Enter')
    await toastSaying('You enter wrong password or username!..')
    expect((await asked())[0]!.body).to.deep.equal({ email: 'admin@practice.test', password: ' two words ' })
  })
})
