import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-email/admin-email.element.ts'
import { startBackend } from '../../support/backend.ts'
import { passTime, restoreClocks } from '../../support/clock.ts'
import { press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { anyDialog, dialogClosed } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { askForCode, codeFor, codeSent, emailPath, mountEmail, updated } from '../../support/elements/admin-email/fields.ts'

const address = 'nadia.again@practice.test'

const againButton = (dialog: HTMLElement) => within(dialog).getByShadowRole('button', { name: /^Send again/ })

describe("'Send again' of a code", () => {
  signedIn()
  afterEach(restoreClocks)
  // Resets the limit of five codes an hour.
  afterEach(() => startBackend())

  it('counts down, sends another code and counts down again', async () => {
    const { dialog, code, at } = await askForCode(await mountEmail(), address)
    const asked = await newRequests({ path: emailPath })
    expect(againButton(dialog).textContent).to.match(/^Send again in \d+ s$/)
    await click(againButton(dialog))
    expect(await asked()).to.be.empty
    await type('12')
    await closeToasts()
    passTime(30_000)
    await until(() => againButton(dialog).textContent === 'Send again', 'It counts for ever')
    await click(againButton(dialog))
    await toastSaying(codeSent)
    await until(() => code() === '______', 'The old digits stay')
    await at(1)
    expect(againButton(dialog).textContent).to.match(/^Send again in \d+ s$/)
    await type(await codeFor(address))
    await press('Enter')
    await toastSaying(updated)
    await dialogClosed()
  })
})

describe('the own address as the new email', () => {
  signedIn()

  for (const own of ['superadmin@practice.test', 'SuperAdmin@Practice.test'])
    it(`is refused before it is sent: ${own}`, async () => {
      const { element, email, save } = await mountEmail()
      await within(element).findByShadowText('Current email: superadmin@practice.test')
      const asked = await newRequests({ path: emailPath })
      await fill(email(), own)
      await click(save)
      await within(element).findByShadowText('This is already your email.')
      await until(() => email().getAttribute('aria-invalid') === 'true', 'The field is not marked')
      expect(await asked()).to.be.empty
      expect(anyDialog()).to.equal(null)
    })
})
