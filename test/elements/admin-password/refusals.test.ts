import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-password/admin-password.element.ts'
import { clearFaults, fault, release, signIns, startBackend, type Fault } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { fillAll, mountPassword, passwordPath } from '../../support/elements/admin-password/fields.ts'

const texts: [string, string, string] = [signIns.superadmin.password, 'a new password', 'a new password']
const incorrect = 'Old password is incorrect'
const unclear = 'The server sent an unexpected response.'

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false, message: 'No.' } }, incorrect],
  ["a status 'error' inside a 200", { kind: 'status', status: 200, body: { status: 'error', message: 'No.' } }, incorrect],
  ['a 400 without fields', { kind: 'status', status: 400, body: { success: false, code: 'wrong-credentials', message: 'No.' } }, incorrect],
  ['a 500', { kind: 'status', status: 500 }, 'This could not be saved. Please try again.'],
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, unclear],
  ['a broken answer', { kind: 'malformed' }, unclear],
  ['too many tries', { kind: 'status', status: 429 }, 'Too many attempts. Please wait a few minutes.'],
]

describe('a change of password that fails', () => {
  signedIn()

  it('for a wrong old password says so on its field, which gets the focus', async () => {
    const form = await mountPassword()
    await fillAll(form, ['not it', 'a new password', 'a new password'])
    await press('Enter')
    await within(form.element).findByShadowText(incorrect)
    await until(() => focused() === form.old, 'The old password does not get the focus')
    expect(form.old.getAttribute('aria-invalid')).to.equal('true')
    expect([form.old, form.fresh, form.confirmation].map(({ value }) => value)).to.deep.equal([
      'not it',
      'a new password',
      'a new password',
    ])
    expect(localStorage.getItem('login')).to.equal('true')
    expect(toasts()).to.be.empty
  })

  it('for a new password that is too short says so on its field', async () => {
    const form = await mountPassword()
    await fillAll(form, [signIns.superadmin.password, '12345', '12345'])
    await press('Enter')
    await within(form.element).findByShadowText('Password should be of 6 characters')
    expect(form.fresh.getAttribute('aria-invalid')).to.equal('true')
  })

  for (const [what, cause, message] of failures) {
    it(`by ${what} says so, keeps what was typed, and can be sent again`, async () => {
      await fault({ ...cause, path: passwordPath })
      const form = await mountPassword()
      await fillAll(form, texts)
      await press('Enter')
      await within(form.element).findByShadowText(message)
      expect([form.old, form.fresh, form.confirmation].map(({ value }) => value)).to.deep.equal(texts)
      expect(form.element.hasAttribute('unsaved')).to.be.true

      await clearFaults()
      await until(() => form.save.getAttribute('aria-busy') === 'false', 'The button never rests')
      await click(form.save)
      await toastSaying('Details updated successfully!..')
      await startBackend()
    })
  }

  it('is sent once, however often one asks', async () => {
    await fault({ kind: 'hold', path: passwordPath })
    const asked = await newRequests({ path: passwordPath })
    const form = await mountPassword()
    await fillAll(form, texts)
    await press('Enter')
    await until(() => form.save.getAttribute('aria-busy') === 'true', 'Not under way')
    await press('Enter')
    await click(form.save)
    await release()
    await toastSaying('Details updated successfully!..')
    expect(await asked()).to.have.length(1)
    await startBackend()
  })
})
