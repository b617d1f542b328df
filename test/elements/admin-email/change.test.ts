import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-email/admin-email.element.ts'
import { query, startBackend } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { anyDialog, dialogClosed } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { askForCode, codeFor, confirmPath, emailPath, mountEmail, updated } from '../../support/elements/admin-email/fields.ts'

const old = 'superadmin@practice.test'
const fresh = 'nadia.ferrante@practice.test'

describe('a change of email', () => {
  signedIn()
  // Restores the email that the next test signs in with.
  afterEach(() => startBackend())

  for (const address of ['', 'nadia', 'nadia@practice', 'nadia@practice.x', 'nadia@practice.museum', 'na dia@practice.test']) {
    it(`is not asked for with '${address}', which is an invalid email`, async () => {
      const asked = await newRequests({ path: emailPath })
      const { element, email, save } = await mountEmail()
      await fill(email(), address)
      await click(save)
      await within(element).findByShadowText('Invalid email')
      expect(email().getAttribute('aria-invalid')).to.equal('true')
      expect(await asked()).to.be.empty
      expect(anyDialog()).to.equal(null)
    })
  }

  it('shows the present email', async () => {
    const { element } = await mountEmail()
    await within(element).findByShadowText(`Current email: ${old}`)
  })

  it('sends a code, asks for it, and is told by a toast and an event once the code is right; the details reload', async () => {
    const form = await mountEmail()
    const sent = await newRequests({ path: emailPath })
    const confirmed = await newRequests({ path: confirmPath })
    const { submit } = await askForCode(form, fresh)
    expect((await sent()).map(({ method, body }) => [method, body])).to.deep.equal([['PATCH', { email: fresh }]])
    expect(await query('select email from admins where email = $1', [fresh])).to.be.empty
    expect(form.element.hasAttribute('unsaved'), 'unsaved until it is confirmed').to.equal(true)

    const read = await newRequests({ path: '/admin/profile' })
    const changed = oneEvent(document, 'email-change')
    const code = await codeFor(fresh)
    await type(code)
    await click(submit)
    const event = await changed
    expect([event.target, event.detail]).to.deep.equal([form.element, { email: fresh }])
    await toastSaying(updated)
    await dialogClosed()
    await within(form.element).findByShadowText(`Current email: ${fresh}`)
    expect(form.email().value).to.equal('')
    expect(form.element.hasAttribute('unsaved')).to.equal(false)
    await until(() => focused() === within(form.element).getByShadowRole('heading', { name: 'Change Email' }), 'The focus is lost')
    expect((await confirmed()).map(({ method, body }) => [method, body])).to.deep.equal([['POST', { otp: code }]])
    expect(await read()).to.have.length(1)
    expect(await query('select email from admins where email = $1', [fresh])).to.have.length(1)
  })

  it('is not done when the dialog is canceled, and the email stays as typed', async () => {
    const form = await mountEmail()
    const confirmed = await newRequests({ path: confirmPath })
    const { cancel } = await askForCode(form, fresh)
    await click(cancel)
    await dialogClosed()
    expect(form.email().value).to.equal(fresh)
    expect(await confirmed()).to.be.empty
    await until(() => !form.element.hasAttribute('unsaved'), 'It claims to have unsaved changes')
    await press('Escape')
  })
})
