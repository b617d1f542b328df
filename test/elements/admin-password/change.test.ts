import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-password/admin-password.element.ts'
import { configure, signIn } from '../../../src/elements/index.ts'
import { signIn as tokenOf, signIns, startBackend } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { stored } from '../../support/elements/stored.ts'
import { toasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { fillAll, mountPassword, passwordPath } from '../../support/elements/admin-password/fields.ts'

const updated = 'Details updated successfully!..'
const loggedOut = 'Successfully logged out ..!'
const change: [string, string, string] = [signIns.superadmin.password, 'a new password', 'a new password']

describe('a change of password', () => {
  signedIn()
  // Restores the password that the next test signs in with.
  afterEach(() => startBackend())

  it('is told by an event and two toasts, and logs out', async () => {
    const form = await mountPassword()
    const asked = await newRequests({ path: passwordPath })
    const signedOut = oneEvent(document, 'signed-out')
    const changed = oneEvent(form.element, 'password-change')
    await fillAll(form, change)
    await press('Enter')
    const event = await changed
    expect([event.bubbles, event.composed]).to.deep.equal([true, true])
    await signedOut
    await toastSaying(updated)
    await toastSaying(loggedOut)
    expect(stored()).to.deep.equal({ authenticated: 'false' })
    expect((await asked()).map(({ method, body }) => [method, body])).to.deep.equal([
      ['PATCH', { oldPassword: change[0], newPassword: change[1] }],
    ])
    await signIn({ ...signIns.superadmin, password: change[1] })
  })

  it("leaves a portal's session to the portal", async () => {
    const before = stored()
    const { access_token } = await tokenOf('superadmin')
    configure({ getToken: () => access_token })
    const form = await mountPassword()
    const ended: Event[] = []
    const note = (event: Event) => ended.push(event)
    document.addEventListener('signed-out', note)
    await fillAll(form, change)
    await press('Enter')
    await toastSaying(updated)
    await until(() => !form.old.isConnected, 'The form is not emptied')
    document.removeEventListener('signed-out', note)
    expect(ended).to.be.empty
    expect(toasts()).to.deep.equal([updated])
    expect(stored()).to.deep.equal(before)
    expect(form.element.hasAttribute('unsaved')).to.be.false
  })
})
