import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-email/admin-email.element.ts'
import { clearFaults, fault, query, startBackend, type Fault } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { anyDialog, dialogClosed } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import {
  askForCode,
  codeFor,
  codeSent,
  confirmPath,
  emailPath,
  mountEmail,
  otherThan,
  updated,
} from '../../support/elements/admin-email/fields.ts'

const address = 'nadia.ferrante@practice.test'
const wrong = 'This code is incorrect. Please check the digits.'
const expired = 'This code has expired. Please request a new one.'
const usedUp = 'This code is no longer valid. Please request a new one.'
const unclear = 'The server sent an unexpected response.'

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false } }, wrong],
  ['a 500', { kind: 'status', status: 500 }, 'This could not be saved. Please try again.'],
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, unclear],
  ['a broken answer', { kind: 'malformed' }, unclear],
]

describe('a code that is not taken', () => {
  signedIn()
  // Resets the limit of five codes an hour.
  afterEach(() => startBackend())

  it('is wrong: the dialog says so, keeps the digits and takes the right ones', async () => {
    const { dialog, code } = await askForCode(await mountEmail(), address)
    const right = await codeFor(address)
    await type(otherThan(right))
    await press('Enter')
    await within(dialog).findByShadowText(wrong)
    expect(code()).to.equal(otherThan(right))
    await press('Home')
    await type(right)
    await press('Enter')
    await toastSaying(updated)
    await dialogClosed()
  })

  it('has expired: the dialog says so, and has a new one sent', async () => {
    const { dialog, code, at } = await askForCode(await mountEmail(), address)
    await query("update email_codes set created_at = created_at - interval '11 minutes'")
    await type(await codeFor(address))
    await press('Enter')
    await within(dialog).findByShadowText(expired)
    await closeToasts()
    await click(within(dialog).getByShadowRole('button', { name: 'Send again' }))
    await toastSaying(codeSent)
    await until(() => code() === '______', 'The old digits stay')
    await at(1)
    expect(within(dialog).queryByShadowText(expired)).to.equal(null)
    await type(await codeFor(address))
    await press('Enter')
    await toastSaying(updated)
    await dialogClosed()
  })

  it('is used up after five wrong tries: the dialog says so, and has a new one sent', async () => {
    const { dialog, code, at, submit } = await askForCode(await mountEmail(), address)
    const right = await codeFor(address)
    await type(otherThan(right))
    for (let tries = 1; tries <= 5; tries++) {
      await click(submit)
      await until(() => submit.getAttribute('aria-busy') === 'false', 'Under way for ever')
      await within(dialog).findByShadowText(wrong)
    }
    await press('Home')
    await type(right)
    await press('Enter')
    await within(dialog).findByShadowText(usedUp)
    expect(anyDialog()).to.equal(dialog)
    await click(within(dialog).getByShadowRole('button', { name: 'Send again' }))
    await toastSaying(codeSent)
    await until(() => code() === '______', 'The old digits stay')
    await at(1)
    await type(await codeFor(address))
    await press('Enter')
    await toastSaying(updated)
  })

  it('and cannot be sent anew yet: the dialog says to wait', async () => {
    const { dialog } = await askForCode(await mountEmail(), address)
    await fault({ kind: 'status', status: 400, path: confirmPath, body: { success: false, code: 'otp-expired', message: 'No.' } })
    await type('123456')
    await press('Enter')
    await fault({ kind: 'status', status: 429, path: emailPath })
    await click(await within(dialog).findByShadowRole('button', { name: 'Send again' }))
    await within(dialog).findByShadowText('Too many attempts. Please wait a few minutes.')
    expect(anyDialog()).to.equal(dialog)
  })

  for (const [what, cause, message] of failures) {
    it(`by ${what}: the dialog says so, keeps the digits, and can be sent again`, async () => {
      const { dialog, code, submit } = await askForCode(await mountEmail(), address)
      await fault({ ...cause, path: confirmPath })
      const right = await codeFor(address)
      await type(right)
      await press('Enter')
      await within(dialog).findByShadowText(message)
      expect(code()).to.equal(right)
      await clearFaults()
      await until(() => submit.getAttribute('aria-busy') === 'false', 'The button never rests')
      await click(submit)
      await toastSaying(updated)
      await dialogClosed()
    })
  }
})
