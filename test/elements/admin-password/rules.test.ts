import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-password/admin-password.element.ts'
import { focused } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { fillAll, mountPassword, passwordPath } from '../../support/elements/admin-password/fields.ts'

const oldRequired = 'Old password is required'
const newRequired = 'New password is required'
const mismatch = 'New and Confirm Password must be same'

const messages = (element: HTMLElement) =>
  [oldRequired, newRequired, mismatch].filter((message) => within(element).queryByShadowText(message))

describe('the rules of admin-password', () => {
  signedIn()

  let asked: Awaited<ReturnType<typeof newRequests>>
  beforeEach(async () => {
    asked = await newRequests({ path: passwordPath })
  })
  afterEach(async () => expect(await asked()).to.be.empty)

  it('ask for the old and the new password, and take to the first', async () => {
    const { element, old, save } = await mountPassword()
    await click(save)
    await until(() => focused() === old, 'The first field does not get the focus')
    expect(messages(element)).to.deep.equal([oldRequired, newRequired])
  })

  it('ask for the new password alone where the old one is there', async () => {
    const { element, old, fresh, save } = await mountPassword()
    await fill(old, 'superadmin-demo')
    await click(save)
    await until(() => focused() === fresh, 'The new password does not get the focus')
    expect(messages(element)).to.deep.equal([newRequired])
  })

  it('want the confirmation to be the same', async () => {
    const form = await mountPassword()
    await fillAll(form, ['superadmin-demo', 'a new password', 'another one'])
    await click(form.save)
    await until(() => focused() === form.confirmation, 'The confirmation does not get the focus')
    expect(messages(form.element)).to.deep.equal([mismatch])
    await fill(form.confirmation, 'a new password')
    await until(() => messages(form.element).length === 0, 'The message stays')
  })

  it('are content with the confirmation when the new password becomes the same', async () => {
    const form = await mountPassword()
    await fillAll(form, ['superadmin-demo', 'a new password', 'another one'])
    await until(() => messages(form.element).includes(mismatch), 'No message while it is typed')
    await fill(form.fresh, 'another one')
    await until(() => messages(form.element).length === 0, 'The message stays')
  })

  for (const name of ['old', 'fresh', 'confirmation'] as const) {
    it(`leave it to the admin to see the password (${name})`, async () => {
      const form = await mountPassword()
      const field = form[name]
      const toggle = (label: string) => within(field.parentElement!).getByShadowRole('button', { name: label })
      await fill(field, 'secret')
      expect(field.type).to.equal('password')
      await click(toggle('Show password'))
      expect([field.type, field.value]).to.deep.equal(['text', 'secret'])
      await click(toggle('Hide password'))
      expect([field.type, field.value]).to.deep.equal(['password', 'secret'])
    })
  }

  it('let the browser fill in and suggest passwords', async () => {
    const { old, fresh, confirmation } = await mountPassword()
    expect([old, fresh, confirmation].map(({ autocomplete }) => autocomplete)).to.deep.equal([
      'current-password',
      'new-password',
      'new-password',
    ])
  })
})
