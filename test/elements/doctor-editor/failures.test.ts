import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { clearFaults, fault, type Fault } from '../../support/backend.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toasts, toastSaying } from '../../support/elements/toasts.ts'
import { chooseFile, fileInput, png } from '../../support/elements/pictures.ts'
import { fill } from '../../support/elements/typing.ts'
import { eventsOf, field, isUnsaved, mountEditor, rested, saveButton, savePath, says } from '../../support/elements/doctor-editor/editor.ts'

const wrong = 'Something went wrong!'
const failed = 'This could not be saved. Please try again.'
const refusal = (fields?: Record<string, string>) => ({ success: false, code: 'validation', message: 'No.', fields })

const failures: [string, Omit<Fault, 'path'>, string | undefined, string][] = [
  ['success false', { kind: 'status', status: 200, body: { success: false, message: 'No.' } }, wrong, 'No.'],
  ['no message', { kind: 'status', status: 200, body: { success: true } }, wrong, 'The server sent an unexpected response.'],
  ["the word 'false'", { kind: 'status', status: 200, body: { success: 'false', message: 'No.' } }, wrong, 'No.'],
  ['a 500', { kind: 'status', status: 500 }, wrong, failed],
  ['a lost network', { kind: 'drop' }, undefined, 'The server could not be reached. Check your connection.'],
  ['a lost answer', { kind: 'lose' }, undefined, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, wrong, 'The server sent an unexpected response.'],
  ['a broken answer', { kind: 'malformed' }, wrong, 'The server sent an unexpected response.'],
  ['a refused email', { kind: 'status', status: 422, body: refusal({ email: 'invalid' }) }, wrong, 'Email is invalid'],
  [
    'an email that someone has',
    { kind: 'status', status: 422, body: refusal({ email: 'taken' }) },
    wrong,
    'This email is used by someone else.',
  ],
  [
    'a refused confirmation',
    { kind: 'status', status: 422, body: refusal({ confirm_password: 'mismatch' }) },
    wrong,
    'New and Confirm Password does not match.',
  ],
  [
    'a refused picture',
    { kind: 'status', status: 415, body: refusal({ profile_picture: 'invalid' }) },
    wrong,
    'This picture cannot be used. It must be a JPEG, PNG, WebP, GIF or AVIF file of up to 10 MB and 50 megapixels.',
  ],
]

describe('a doctor-editor that cannot save', () => {
  signedIn()

  for (const [what, cause, toast, message] of failures) {
    it(`for ${what} says so, keeps everything as typed, and can be sent again`, async () => {
      const element = await mountEditor(1)
      const changes = eventsOf(element, 'doctor-change')
      await fault({ ...cause, path: savePath })
      await fill(field(element, 'First Name'), 'Livia')
      await fill(field(element, 'New Password'), 'quite-secret')
      await fill(field(element, 'Confirm Password'), 'quite-secret')
      chooseFile(element, png())
      await click(saveButton(element))
      await says(element, message)
      if (toast) await toastSaying(toast)
      else expect(toasts()).to.be.empty
      await rested(element)

      expect(field(element, 'First Name').value).to.equal('Livia')
      expect(field(element, 'New Password').value).to.equal('quite-secret')
      expect(fileInput(element).files).to.have.length(1)
      expect(isUnsaved(element)).to.be.true
      expect(changes).to.be.empty

      await clearFaults()
      await closeToasts()
      await click(saveButton(element))
      await toastSaying('Details updated successfully!..')
      await rested(element)
      expect(within(element).queryByShadowText(message)).to.be.null
      expect(changes).to.have.length(1)
    })
  }

  it('for a session that has ended keeps everything as typed', async () => {
    const element = await mountEditor(1)
    await fault({ kind: 'status', status: 401, path: savePath })
    await fill(field(element, 'First Name'), 'Olive')
    await click(saveButton(element))
    await says(element, 'You are not signed in, or your session has ended. Please sign in.')
    expect(field(element, 'First Name').value).to.equal('Olive')
    expect(isUnsaved(element)).to.be.true
  })
})
