import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, mails, query, signIns, startBackend } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { codeFor, codeSent, confirmPath, otherThan } from '../../support/elements/admin-email/fields.ts'
import { anyDialog, dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { openedBoxes, type OtpBoxes } from '../../support/elements/otp-dialog/boxes.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { field, isUnsaved, mountProfile, profilePath, saveButton, says } from '../../support/elements/admin-profile/profile.ts'

const old = signIns.superadmin.email
const fresh = 'nadia.ferrante@practice.test'

const emails = async () => (await query<{ email: string; city: string }>('select email, city from admins where id = 1'))[0]!

/** Saves a new email and city by keyboard, and waits for the dialog of the code. */
async function saveEmail(element: HTMLElement, city: string): Promise<OtpBoxes> {
  await fill(field(element, 'City'), city)
  await fill(field(element, 'Email'), fresh)
  await press('Enter')
  const [boxes] = await Promise.all([openedBoxes(), toastSaying(codeSent)])
  return boxes
}

describe('a new email in admin-profile', () => {
  signedIn()
  // Restores the email that the next test signs in with.
  afterEach(() => startBackend())

  it('is saved once its code is right; the other fields are saved at once', async () => {
    const element = await mountProfile()
    let changes = 0
    element.addEventListener('profile-change', () => (changes += 1))
    const { dialog } = await saveEmail(element, 'Delft')
    expect(dialog.textContent).to.contain(fresh)
    expect(await emails()).to.deep.equal({ email: old, city: 'Delft' })
    expect([changes, isUnsaved(element)]).to.deep.equal([1, true])
    await type(await codeFor(fresh))
    await press('Enter')
    await toastSaying('Email updated successfully')
    await dialogClosed()
    expect(await emails()).to.deep.equal({ email: fresh, city: 'Delft' })
    await until(() => changes === 2 && field(element, 'Email').value === fresh && !isUnsaved(element), 'The form does not follow')
  })

  it('is refused with a wrong code, and stays the old one when the dialog is canceled', async () => {
    const element = await mountProfile()
    const { dialog, cancel } = await saveEmail(element, 'Delft')
    await type(otherThan(await codeFor(fresh)))
    await press('Enter')
    await within(dialog).findByShadowText(/code/i, { selector: '[role=alert], [role=alert] *, .pe-form-failure, .pe-form-failure *' })
    await click(cancel)
    await dialogClosed()
    expect((await emails()).email).to.equal(old)
    await until(() => field(element, 'Email').value === old && !isUnsaved(element), 'The form keeps the new email')
  })

  it('is confirmed after a lost network', async () => {
    const element = await mountProfile()
    const { dialog } = await saveEmail(element, 'Delft')
    await fault({ kind: 'drop', path: confirmPath })
    await type(await codeFor(fresh))
    await press('Enter')
    await within(dialog).findByShadowText('The server could not be reached. Check your connection.')
    await clearFaults()
    await press('Enter')
    await toastSaying('Email updated successfully')
    await dialogClosed()
  })

  it('needs a real address, by the server: nothing is saved or mailed', async () => {
    const element = await mountProfile()
    await fill(field(element, 'City'), 'Gouda')
    await fill(field(element, 'Email'), '.')
    await click(saveButton(element))
    await says(element, 'Email should be valid & required')
    expect(await emails()).to.not.include({ city: 'Gouda' })
    expect(await mails()).to.be.empty
    expect(anyDialog()).to.equal(null)
  })

  it('is saved at once by a backend that asks for no code', async () => {
    const element = await mountProfile()
    await fault({ kind: 'status', status: 200, method: 'POST', path: profilePath, body: { success: true } })
    await fill(field(element, 'Email'), fresh)
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    expect(anyDialog()).to.equal(null)
  })

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`has an accessible dialog, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const element = await mountProfile()
      await saveEmail(element, 'Delft')
      await accessible(await openedDialog('Enter OTP'))
      await press('Escape')
      await dialogClosed()
    })
  }
})
