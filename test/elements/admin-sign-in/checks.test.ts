import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { until } from '../../support/until.ts'
import { loginPath, mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

const emailRequired = 'Email is required'
const passwordRequired = 'Password is required'

const messages = (element: HTMLElement) => [emailRequired, passwordRequired].filter((message) => within(element).queryByShadowText(message))

describe('the checks of admin-sign-in', () => {
  signedOut()

  let asked: Awaited<ReturnType<typeof newRequests>>
  beforeEach(async () => {
    asked = await newRequests({ path: loginPath })
  })
  afterEach(async () => expect(await asked()).to.be.empty)

  it('say nothing before one does anything', async () => {
    const { element, email } = await mountSignIn()
    await click(email)
    await press('Tab')
    expect(messages(element)).to.deep.equal([])
  })

  it('ask on submit for both, and take to the first', async () => {
    const { element, email, password, submit } = await mountSignIn()
    await click(submit)
    await until(() => focused() === email, 'The first field does not get the focus')
    expect(messages(element)).to.deep.equal([emailRequired, passwordRequired])
    expect([email.getAttribute('aria-invalid'), password.getAttribute('aria-invalid')]).to.deep.equal(['true', 'true'])
  })

  it('ask on Enter for the password alone where the email is there, and take to it', async () => {
    const { element, email, password } = await mountSignIn()
    await click(email)
    await type('admin@practice.test')
    await press('Enter')
    await until(() => focused() === password, 'The password does not get the focus')
    expect(messages(element)).to.deep.equal([passwordRequired])
  })

  it('ask on submit for the email where only the password is there', async () => {
    const { element, email, password } = await mountSignIn()
    await click(password)
    await type('secret')
    await press('Enter')
    await until(() => focused() === email, 'The email does not get the focus')
    expect(messages(element)).to.deep.equal([emailRequired])
    expect(password.value).to.equal('secret')
  })

  it('go along with what is typed', async () => {
    const { element, email, password } = await mountSignIn()
    for (const [field, message] of [
      [email, emailRequired],
      [password, passwordRequired],
    ] as const) {
      await click(field)
      await type('x')
      await press('Backspace')
      await until(() => messages(element).includes(message), 'No message when it is emptied')
      const description = field.getAttribute('aria-describedby')
      expect((field.getRootNode() as ShadowRoot).getElementById(description!)!.textContent).to.contain(message)
      await type('y')
      await until(() => !messages(element).includes(message), 'The message stays')
    }
  })
})
