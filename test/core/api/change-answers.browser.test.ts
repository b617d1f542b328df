import { expect } from '@open-wc/testing'
import { ApiError } from '../../../src/core/api/api-error.ts'
import { signIn as signInCall } from '../../../src/core/contract/session.ts'
import { request } from '../../../src/core/api/http.ts'
import { signIn } from '../../../src/elements/index.ts'
import { fault, signIns } from '../../support/backend.ts'
import { changingCalls } from '../../support/core/changing-calls.ts'
import { freshWire, outcome, profilePath } from '../../support/core/wire.ts'

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

const made = 'done'
const refused = 'bad-request'

/** Bodies of 2xx responses, and the expected outcome of a change with this response. */
const answers: readonly [string, { status?: number; text: string }, string][] = [
  ['a 204', { status: 204, text: '' }, made],
  ['a 200 without a body', { text: '' }, made],
  ['a 202 of blanks', { status: 202, text: ' \r\n\t' }, made],
  ['success and a message', { text: '{"success":true,"message":"Done."}' }, made],
  ['success beside a status of its own', { text: '{"success":true,"status":"failed","message":"Done."}' }, made],
  ["the word 'true'", { text: '{"success":"true","message":"Done."}' }, made],
  ["a status 'success'", { text: '{"status":"success","message":"Done."}' }, made],
  ["a status 'canceled'", { text: '{"status":"canceled","message":"Done."}' }, made],
  ['data that no contract foresees', { text: '{"success":true,"message":"Done.","data":{"id":"7"}}' }, made],
  ['no data', { text: '{"success":true,"message":"Done.","data":null}' }, made],
  ['success false', { text: '{"success":false}' }, refused],
  ['success 0', { text: '{"success":0,"message":"No."}' }, refused],
  ["the word 'false'", { text: '{"success":"false","message":"No."}' }, refused],
  ["the word 'False'", { text: '{"success":"False","message":"No."}' }, refused],
  ['a status false', { text: '{"status":false,"message":"No."}' }, refused],
  ["a status 'false'", { text: '{"status":"false","message":"No."}' }, refused],
  ["a status 'error'", { text: '{"status":"error","message":"No."}' }, refused],
  ["a status 'ERROR'", { text: '{"status":"ERROR","message":"No."}' }, refused],
  ["a status 'fail'", { text: '{"status":"fail","message":"No."}' }, refused],
  ["a status 'failed'", { text: '{"status":"failed","message":"No."}' }, refused],
  ['a page', { text: '<!doctype html><title>Sign in to the network</title>' }, 'contract'],
]

describe('an answer of 2xx', () => {
  freshWire()
  beforeEach(() => signIn(signIns.superadmin))

  for (const { method, path, send } of changingCalls)
    it(`is a success or a refusal by its body: ${method} ${path}`, async () => {
      const ends: [string, string][] = []
      for (const [name, answer] of answers) {
        await fault({ kind: 'status', method, path, status: 200, ...answer })
        ends.push([name, await codeOf(send())])
      }
      expect(ends).to.deep.equal(answers.map(([name, , end]) => [name, end]))
    })

  it('to a doctor profile needs a message where it has a body, §8', async () => {
    const { path, send } = changingCalls.find((call) => call.path === '/admin/doctor/profile')!
    for (const text of ['{}', '{"success":true}', '{"success":true,"message":""}']) {
      await fault({ kind: 'status', path, status: 200, text })
      expect(await codeOf(send()), text).to.equal('contract')
    }
  })

  it('to a login needs a token', async () => {
    for (const text of ['', '{"success":true,"name":"Ann","profile_picture":null}']) {
      await fault({ kind: 'status', path: signInCall.path, status: 200, text })
      expect(await codeOf(request(signInCall, { body: signIns.admin })), text).to.equal('contract')
    }
  })

  it('to a question needs a body', async () => {
    await fault({ kind: 'status', path: profilePath, status: 204, text: '' })
    expect(await outcome()).to.equal('contract')
    await fault({ kind: 'status', path: profilePath, status: 200, text: '{"status":"error","data":null}' })
    expect(await outcome()).to.equal('bad-request')
  })
})
