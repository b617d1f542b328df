import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-email/admin-email.element.ts'
import { clearFaults, fault, type Fault } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { anyDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { openedBoxes } from '../../support/elements/otp-dialog/boxes.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toasts, toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { codeSent, emailPath, mountEmail } from '../../support/elements/admin-email/fields.ts'

const unclear = 'The server sent an unexpected response.'

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false } }, 'This could not be saved. Please try again.'],
  ['a 500', { kind: 'status', status: 500 }, 'This could not be saved. Please try again.'],
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, unclear],
  ['a broken answer', { kind: 'malformed' }, unclear],
  ['too many codes', { kind: 'status', status: 429 }, 'Too many attempts. Please wait a few minutes.'],
]

describe('an email that is not saved', () => {
  signedIn()

  it('because another account has it: its field says so', async () => {
    const { element, email } = await mountEmail()
    await fill(email(), 'ADMIN@practice.test')
    await press('Enter')
    await within(element).findByShadowText('This email is used by someone else.')
    expect(email().value).to.equal('ADMIN@practice.test')
    expect(email().getAttribute('aria-invalid')).to.equal('true')
    expect(anyDialog()).to.equal(null)
  })

  for (const [index, [what, cause, message]] of failures.entries()) {
    it(`by ${what}: says so, keeps it as typed, and can be sent again`, async () => {
      await fault({ ...cause, path: emailPath })
      const { element, email, save } = await mountEmail()
      const address = `nadia.${index}@practice.test`
      await fill(email(), address)
      await press('Enter')
      await within(element).findByShadowText(message)
      expect(email().value).to.equal(address)
      expect([anyDialog(), toasts()]).to.deep.equal([null, []])
      expect(element.hasAttribute('unsaved')).to.be.true

      await clearFaults()
      await fault({ kind: 'status', status: 200, path: emailPath, body: { success: true } })
      await until(() => save.getAttribute('aria-busy') === 'false', 'The button never rests')
      await click(save)
      // The toast, too: it would appear in the next test.
      await Promise.all([openedBoxes(), toastSaying(codeSent)])
    })
  }
})
