import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { clearFaults, fault, query, release, requests, type Fault } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { anyDialog, dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const failed = 'The subscription could not be changed. Please try again.'

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a 500', { kind: 'status', status: 500 }, failed],
  ['too many tries', { kind: 'status', status: 429 }, 'Too many attempts. Please wait a few minutes.'],
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, 'The server sent an unexpected response.'],
  ['a broken answer', { kind: 'malformed' }, 'The server sent an unexpected response.'],
  ['a refusal by 422 without a field', { kind: 'status', status: 422 }, failed],
  ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false, code: 'server', message: 'No.' } }, failed],
  ["the word 'false' inside a 200", { kind: 'status', status: 200, body: { success: 'False', message: 'No.' } }, 'No.'],
  ["a status 'error' inside a 200", { kind: 'status', status: 200, body: { status: 'error', message: 'No.' } }, 'No.'],
  [
    'someone who was faster',
    { kind: 'status', status: 409 },
    'This subscription was changed by someone else. The list now shows its current state.',
  ],
  ['a 409 in words of the backend', { kind: 'status', status: 409, body: { message: 'It is being invoiced.' } }, 'It is being invoiced.'],
  [
    'a refused field',
    { kind: 'status', status: 422, body: { success: false, code: 'validation', message: 'No.', fields: { reason: 'required' } } },
    'Reason is required.',
  ],
]

describe('a cancellation that fails', () => {
  signedIn()

  for (const [what, cause, message] of failures) {
    it(`by ${what} says so, keeps the reason as typed, and can be sent again`, async () => {
      const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
      await fault({ ...cause, path: changePath })
      const asked = await newRequests({ path: changePath })
      const { dialog, reason, submit } = await openCancelDialog(element)
      await type(' moved away')
      await click(submit)
      await within(dialog).findByShadowText(message)
      await settled(element)
      expect(reason.value).to.equal(' moved away')
      expect(await asked()).to.have.length(1)
      expect(submit.ariaDisabled).to.not.equal('true')

      await clearFaults()
      await click(submit)
      await dialogClosed()
      expect((await asked()).map(({ status }) => status).at(-1)).to.equal(200)
      expect(await asked()).to.have.length(2)
    })
  }

  it('by an answer that is lost after the server did it is not done twice, and sending it again tells it as done', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await fault({ kind: 'lose', path: changePath, times: 1 })
    const { dialog, submit } = await openCancelDialog(element)
    await type('lost on the way')
    await click(submit)
    await within(dialog).findByShadowText('The server could not be reached. Check your connection.')
    await click(submit)
    await dialogClosed()
    await toastSaying('The subscription has been canceled.')
    const kept = await query("select reason from audit where reason = 'lost on the way'")
    expect(kept).to.have.length(1)
  })

  it('is not closed by Esc while it is under way', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await fault({ kind: 'hold', path: changePath })
    const { length } = await requests({ path: changePath })
    const { dialog, submit } = await openCancelDialog(element)
    await type('wait for it')
    await click(submit)
    await until(() => submit.ariaBusy === 'true' || submit.getAttribute('aria-busy') === 'true', 'Not under way')
    await press('Escape')
    await click(submit)
    expect(anyDialog()).to.equal(dialog)
    await release()
    await dialogClosed()
    expect(await requests({ path: changePath })).to.have.length(length + 1)
  })
})
