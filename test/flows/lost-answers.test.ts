import { expect } from '@open-wc/testing'
import { changePassword, confirmOtp } from '../../src/core/contract/admins.ts'
import { signIn } from '../../src/core/contract/session.ts'
import { changeSubscriptionStatus } from '../../src/core/contract/subscriptions.ts'
import { fault, query, requests, signIns, startBackend } from '../support/backend.ts'
import { askForCode, codeFor, mountEmail } from '../support/elements/admin-email/fields.ts'
import { fillAll, mountPassword } from '../support/elements/admin-password/fields.ts'
import { parts, settled } from '../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { closeToasts } from '../support/elements/toasts.ts'
import { nameOf, writes } from '../support/flows/calls.ts'
import type { AnyCall } from '../support/flows/faults.ts'
import { answered, told } from '../support/flows/seen.ts'
import { press, type } from '../support/keyboard.ts'
import { mount } from '../support/mount.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'

const ownSteps: AnyCall[] = [signIn, changePassword, confirmOtp]

const changes: [string, AnyCall, () => Promise<unknown>][] = [
  ...writes
    .filter(([call]) => !ownSteps.includes(call))
    .map(([call, reach]): [string, AnyCall, () => Promise<unknown>] => [nameOf(call), call, reach]),
  [
    'a change of password',
    changePassword,
    async () => fillAll(await mountPassword(), [signIns.superadmin.password, 'another secret', 'another secret']),
  ],
  [
    'a confirmed code',
    confirmOtp,
    async () => {
      await askForCode(await mountEmail(), 'other@practice.test')
      await type(await codeFor('other@practice.test'))
    },
  ],
  [
    'a reactivation',
    changeSubscriptionStatus,
    async () => {
      const element = await mount('<doctor-subscriptions status="canceled"></doctor-subscriptions>')
      await settled(element)
      within(parts(element, 'row')[0]!)
        .getByShadowRole('button', { name: /^Reactivate/ })
        .focus()
    },
  ],
]

const entries = async () => (await query('select 1 from audit')).length

describe('a change whose answer was lost', () => {
  signedIn()
  afterEach(() => startBackend())

  for (const [what, call, reach] of changes) {
    it(`succeeds when it is sent again, and acts once: ${what}`, async () => {
      await reach()
      await closeToasts()
      const [silent, audited] = [told(), await entries()]
      await fault({ kind: 'lose', ...call, times: 1 })
      await press('Enter')
      await answered(silent)
      const failed = told()
      const acted = await entries()
      expect(acted - audited).to.be.at.most(1)

      await press('Enter')
      const sent = async () => (await requests({ path: call.path })).filter(({ method }) => method === call.method)
      await until(async () => (await sent()).at(-1)?.status === 200, 'It does not succeed')
      await until(() => told().some((text) => ![...silent, ...failed].includes(text)), 'Nothing is said')
      expect((await sent()).map(({ status }) => status)).to.deep.equal([0, 200])
      const [first, second] = (await sent()).map(({ headers }) => headers['idempotency-key'])
      expect(first).to.be.a('string')
      expect(second).to.equal(first)
      expect(await entries()).to.equal(acted)
    })
  }
})
