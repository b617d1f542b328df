import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { clearFaults, fault, type Fault } from '../../support/backend.ts'
import { focused } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { chooseFile, fileInput, png } from '../../support/elements/pictures.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toasts, toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { field, isUnsaved, mountProfile, profilePath, saveButton, says } from '../../support/elements/admin-profile/profile.ts'

const rules: [string, string, string, string][] = [
  ['a first name', 'First Name', '', 'First Name is required'],
  ['a last name', 'Last Name', ' ', 'Last Name is required'],
  ['an email', 'Email', '', 'Email should be valid & required'],
  ["an email with an '@' or a '.'", 'Email', 'nadia', 'Email should be valid & required'],
]

const failed = 'Error updating details!..'
const method = 'POST'

const failures: [string, Omit<Fault, 'path'>, string | undefined, string][] = [
  ['a 500', { kind: 'status', status: 500 }, failed, 'This could not be saved. Please try again.'],
  ['success false', { kind: 'status', status: 200, body: { success: false, message: 'No.' } }, failed, 'No.'],
  ["a status 'failed'", { kind: 'status', status: 200, body: { status: 'failed', message: 'No.' } }, failed, 'No.'],
  ['a lost network', { kind: 'drop' }, undefined, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, failed, 'The server sent an unexpected response.'],
  [
    'an email that someone has',
    { kind: 'status', status: 422, body: { success: false, code: 'validation', message: 'No.', fields: { email: 'taken' } } },
    failed,
    'This email is used by someone else.',
  ],
]

describe('admin-profile asks for', () => {
  signedIn()

  for (const [what, label, text, message] of rules) {
    it(`${what}: '${message}'`, async () => {
      const asked = await newRequests({ path: profilePath, method })
      const element = await mountProfile()
      await fill(field(element, label), text)
      await click(saveButton(element))
      await says(element, message)
      await until(() => focused() === field(element, label), 'The field does not get the focus')
      expect(await asked()).to.be.empty
    })
  }

  for (const email of ['n@ferrante', 'nadia.ferrante']) {
    it(`no more of an email than ${email} has`, async () => {
      const element = await mountProfile()
      await fill(field(element, 'Email'), email)
      expect(within(element).queryByShadowText('Email should be valid & required')).to.be.null
    })
  }

  it("an image as the picture: the toast 'Only image files are allowed..!'", async () => {
    const element = await mountProfile()
    chooseFile(element, new File(['text'], 'notes.txt', { type: 'text/plain' }))
    await toastSaying('Only image files are allowed..!')
    expect(fileInput(element).files).to.be.empty
    expect(isUnsaved(element)).to.be.false
  })
})

describe('admin-profile that cannot save', () => {
  signedIn()

  for (const [what, cause, toast, message] of failures) {
    it(`for ${what} says ${toast ? `'${toast}' and why` : 'why, and no more'}, keeps everything as typed, and can be sent again`, async () => {
      const element = await mountProfile()
      let changes = 0
      element.addEventListener('profile-change', () => (changes += 1))
      await fault({ ...cause, path: profilePath, method })
      const city = `Breda ${what.length}`
      await fill(field(element, 'City'), city)
      chooseFile(element, png())
      await click(saveButton(element))
      await says(element, message)
      if (toast) await toastSaying(toast)
      else expect(toasts()).to.be.empty
      expect([field(element, 'City').value, fileInput(element).files!.length, isUnsaved(element), changes]).to.deep.equal([
        city,
        1,
        true,
        0,
      ])

      await clearFaults()
      await closeToasts()
      await until(() => saveButton(element).getAttribute('aria-busy') === 'false', 'The button never rests')
      await click(saveButton(element))
      await toastSaying('Details updated successfully!..')
      expect(changes).to.equal(1)
    })
  }
})
