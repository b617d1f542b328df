import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { fill } from '../../support/elements/typing.ts'
import { field, mountEditor, saveButton, savePath, says, unsaid } from '../../support/elements/doctor-editor/editor.ts'

const rules: [string, Record<string, string>, string, string][] = [
  ['a first name', { 'First Name': '' }, 'First Name', 'First Name is required'],
  ['a first name of more than blanks', { 'First Name': '  ' }, 'First Name', 'First Name is required'],
  ['a last name', { 'Last Name': '' }, 'Last Name', 'Last Name is required'],
  ['an email', { Email: '' }, 'Email', 'Email is required'],
  ['an email with a domain', { Email: 'olivia@' }, 'Email', 'Email is invalid'],
  ['an email with a dot in its domain', { Email: 'olivia@harborlight' }, 'Email', 'Email is invalid'],
  ['an email with an @', { Email: 'olivia.harborlight.test' }, 'Email', 'Email is invalid'],
  ['the confirmation of a new password', { 'New Password': 'a-new-one' }, 'Confirm Password', 'New and Confirm Password does not match.'],
  [
    'the same confirmation',
    { 'New Password': 'a-new-one', 'Confirm Password': 'a-new-two' },
    'Confirm Password',
    'New and Confirm Password does not match.',
  ],
]

describe('doctor-editor asks for', () => {
  signedIn()

  for (const [what, typed, label, message] of rules) {
    it(`${what}: '${message}' at the field, which gets the focus; an edit takes it away`, async () => {
      const asked = await newRequests({ path: savePath })
      const element = await mountEditor(1)
      for (const [name, text] of Object.entries(typed)) await fill(field(element, name), text)
      expect(within(element).queryByShadowText(message), 'It is said before Save').to.be.null
      await click(saveButton(element))
      await says(element, message)
      const control = field(element, label)
      await until(() => focused() === control, 'The field does not get the focus')
      expect(control.getAttribute('aria-invalid')).to.equal('true')
      await type('x')
      await unsaid(element, message)
      expect(await asked()).to.be.empty
    })
  }

  it('a password of six characters, as soon as the field is left or was long enough', async () => {
    const tooShort = 'Password must be at least 6 characters.'
    const element = await mountEditor(1)
    const password = field(element, 'New Password')
    await fill(password, 'short')
    expect(within(element).queryByShadowText(tooShort), 'It is said while the word is begun').to.be.null
    await click(field(element, 'Confirm Password'))
    await says(element, tooShort)
    await fill(password, 'enough')
    await unsaid(element, tooShort)
    await press('Backspace')
    await says(element, tooShort)
    await fill(password, '')
    await unsaid(element, tooShort)
  })

  it('nothing but what is wrong, all at once', async () => {
    const element = await mountEditor(1)
    for (const label of ['First Name', 'Last Name', 'Email']) await fill(field(element, label), '')
    await click(saveButton(element, 'Practice Profile'))
    for (const message of ['First Name is required', 'Last Name is required', 'Email is required']) await says(element, message)
    await fill(field(element, 'First Name'), 'Olivia')
    await unsaid(element, 'First Name is required')
    expect(within(element).queryByShadowText('Last Name is required')).to.not.be.null
  })

  it('a confirmation no more, when the new password is edited', async () => {
    const element = await mountEditor(1)
    await fill(field(element, 'New Password'), 'a-new-one')
    await click(saveButton(element))
    await says(element, 'New and Confirm Password does not match.')
    await fill(field(element, 'New Password'), '')
    await unsaid(element, 'New and Confirm Password does not match.')
  })
})
