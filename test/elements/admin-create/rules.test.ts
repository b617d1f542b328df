import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-create/admin-create.element.ts'
import { focused } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { createPath, fillIn, mountCreate, newAdmin, type AdminField } from '../../support/elements/admin-create/fields.ts'

const rules: [AdminField, string, string, string][] = [
  ['first_name', ' ', 'First Name is required', 'Ada'],
  ['first_name', '\u200b', 'First Name is required', '\u200bAda'],
  ['last_name', '\u202e\u2069', 'Last Name is required', 'Lovelace'],
  ['last_name', ' ', 'Last Name is required', 'Lovelace'],
  ['email', 'ada', 'Email should be valid & required', 'ada@home'],
  ['email', 'ada', 'Email should be valid & required', 'ada.home'],
  ['email', 'ada @home', 'Email should be valid & required', 'ada@home'],
  ['password', '12345', 'Password should be of 6 characters', '123456'],
]

describe('the rules of admin-create', () => {
  signedIn()

  let asked: Awaited<ReturnType<typeof newRequests>>
  beforeEach(async () => {
    asked = await newRequests({ path: createPath })
  })
  afterEach(async () => expect(await asked()).to.be.empty)

  it('ask for names, email and password, and take to the first', async () => {
    const { element, field, save } = await mountCreate()
    await click(save)
    await until(() => focused() === field('first_name'), 'The first field does not get the focus')
    for (const [, , message] of rules) within(element).getByShadowText(message)
    expect(
      within(element)
        .getAllByShadowRole('alert')
        .filter(({ textContent }) => textContent !== ''),
    ).to.have.length(4)
  })

  for (const [name, wrong, message, right] of rules) {
    it(`say '${message}' of '${wrong}' in ${name}, and nothing of '${right}'`, async () => {
      const form = await mountCreate()
      await fillIn(form, { ...newAdmin, [name]: wrong })
      await click(form.save)
      await within(form.element).findByShadowText(message)
      await until(() => focused() === form.field(name), 'The field does not get the focus')
      await fill(form.field(name), right)
      await until(() => !within(form.element).queryByShadowText(message), 'The message stays')
    })
  }

  it('leave it to the admin to see the password', async () => {
    const { element, field } = await mountCreate()
    await fill(field('password'), 'secret')
    await click(within(element).getByShadowRole('button', { name: 'Show password' }))
    expect([field('password').type, field('password').value]).to.deep.equal(['text', 'secret'])
    await click(within(element).getByShadowRole('button', { name: 'Hide password' }))
    expect(field('password').type).to.equal('password')
  })
})
