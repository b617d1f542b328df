import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { clearFaults, fault, signIns, type Fault } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { screen } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { closeToasts, toasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { loginPath, mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

const wrong = 'You enter wrong password or username!..'
const unreachable = 'The server could not be reached. Check your connection.'
const unable = 'The server could not process this right now.'

/** Texts that describe a field. */
const textsOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => (field.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? [])

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a wrong password', { kind: 'status', status: 400, body: { success: false, code: 'wrong-credentials', message: 'No.' } }, wrong],
  ['a backend that refuses with 401', { kind: 'status', status: 401 }, wrong],
  ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false, message: 'No.' } }, wrong],
  ['a lost network', { kind: 'drop' }, unreachable],
  ['a lost answer', { kind: 'lose' }, unreachable],
  ['a 500', { kind: 'status', status: 500 }, unable],
  ['a page in place of an answer', { kind: 'html' }, unable],
  ['a broken answer', { kind: 'malformed' }, unable],
  ['too many tries', { kind: 'status', status: 429 }, 'Too many attempts. Please wait a few minutes.'],
]

describe('a sign-in that fails', () => {
  signedOut()

  for (const [what, cause, text] of failures) {
    it(`for ${what} says so, keeps what was typed, and can be sent again`, async () => {
      await fault({ ...cause, path: loginPath })
      const asked = await newRequests({ path: loginPath })
      let expired = 0
      const count = () => (expired += 1)
      document.addEventListener('session-expired', count)
      const { email, password, submit } = await mountSignIn()
      await click(email)
      await type(signIns.admin.email)
      await press('Tab')
      await type(signIns.admin.password)
      await press('Enter')
      await toastSaying(text)
      document.removeEventListener('session-expired', count)

      expect(toasts()).to.deep.equal([text])
      expect(password.getAttribute('aria-invalid') === 'true').to.equal(text === wrong)
      expect(textsOf(password)).to.deep.equal(text === wrong ? [wrong] : [])
      expect(focused() === password).to.be.true
      expect(screen.queryAllByShadowRole('alert').map(({ textContent }) => textContent)).to.deep.equal([text])
      expect([email.value, password.value]).to.deep.equal([signIns.admin.email, signIns.admin.password])
      expect(localStorage.getItem('login')).to.not.equal('true')
      expect(localStorage.getItem('access_token')).to.be.null
      expect(expired).to.equal(0)
      expect(await asked()).to.have.length(1)

      await clearFaults()
      await closeToasts()
      await until(() => submit.getAttribute('aria-busy') === 'false', 'The button never rests')
      await click(submit)
      await toastSaying('Successfully logged in!..')
    })
  }
})

describe('a sign-in tried too often', () => {
  signedOut({ loginLimit: { account: 2, address: 100, seconds: 900 } })

  it('is told to wait by the real server', async () => {
    const { email } = await mountSignIn()
    await click(email)
    await type(signIns.admin.email)
    await press('Tab')
    await type('wrong')
    for (let attempt = 1; attempt <= 2; attempt++) {
      await press('Enter')
      await toastSaying(wrong)
      await closeToasts()
    }
    await press('Enter')
    await until(
      () => toasts().some((text) => /^There were too many requests\. Try again in \d+ s\.$/.test(text)),
      'No toast says how long to wait',
    )
  })
})
