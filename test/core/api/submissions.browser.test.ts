import { expect } from '@open-wc/testing'
import { createAdmin } from '../../../src/core/admins.ts'
import { ApiError } from '../../../src/core/api/api-error.ts'
import { changeDoctorPlan, saveDoctorProfile } from '../../../src/core/doctors.ts'
import { configure, signIn, signOut } from '../../../src/elements/index.ts'
import { clearFaults, fault, query, requests, signIn as signInByCall, signIns, type Fault } from '../../support/backend.ts'
import { changingCalls } from '../../support/core/changing-calls.ts'
import { freshWire, outcome, profilePath } from '../../support/core/wire.ts'

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

const createPath = '/admin/create'
const planPath = '/admin/doctor/subscription'
const done: Omit<Fault, 'path'> = { kind: 'status', status: 200, body: { success: true, message: 'Done.' } }

/** Returns the idempotency keys of the changes sent to a path, oldest first. */
const keysOf = async (path: string | RegExp) =>
  (await requests({ path })).filter(({ method }) => method !== 'GET').map(({ headers }) => headers['idempotency-key'])

let admins = 0
const nextAdmin = () => ({ first_name: 'Ann', last_name: 'Bell', email: `ann.${(admins += 1)}@practice.test`, password: 'secret-enough' })

describe('the Idempotency-Key of a change', () => {
  freshWire()
  beforeEach(() => signIn(signIns.superadmin))

  it('is not sent to a backend that does not announce it', async () => {
    configure({ apiBase: '/silent/api/v1' })
    const silent = /^\/silent\//
    await fault({ ...done, path: silent })
    for (const { send } of changingCalls) expect(await codeOf(send())).to.equal('done')
    expect(await keysOf(silent)).to.deep.equal(changingCalls.map(() => undefined))
  })

  describe('where the backend announces it', () => {
    it('is sent with the first change of a page that has read nothing, so that it can be repeated', async () => {
      for (const [index, { method, path, send }] of changingCalls.entries()) {
        configure({ apiBase: `/${'./'.repeat(index + 1)}api/v1` })
        await fault({ kind: 'drop', method, path, times: 1 })
        expect(await codeOf(send())).to.equal('network')
        await fault({ ...done, method, path, times: 1 })
        expect(await codeOf(send())).to.equal('done')
        const [first, second] = (await keysOf(path)).slice(-2)
        expect(first, path).to.be.a('string')
        expect(first).to.equal(second)
      }
    })

    it('is found out by a question that fails, too', async () => {
      configure({ apiBase: '/.//../api/v1' })
      await fault({ kind: 'status', status: 500, path: profilePath, headers: { 'idempotency-key-accepted': 'true' }, times: 1 })
      expect(await codeOf(createAdmin(nextAdmin()))).to.equal('done')
      expect((await keysOf(createPath)).at(-1)).to.be.a('string')
    })

    it('is not given up: a change is not sent while the backend cannot be asked', async () => {
      configure({ apiBase: '/.//.././api/v1' })
      await fault({ kind: 'drop', method: 'GET', path: profilePath, times: 1 })
      const sent = (await keysOf(createPath)).length
      const admin = nextAdmin()
      expect(await codeOf(createAdmin(admin))).to.equal('network')
      expect(await keysOf(createPath)).to.have.length(sent)
      expect(await codeOf(createAdmin(admin))).to.equal('done')
      expect((await keysOf(createPath)).at(-1)).to.be.a('string')
    })

    it('is another one after Log Out', async () => {
      await fault({ kind: 'drop', path: planPath, times: 1 })
      await codeOf(changeDoctorPlan(4, 'basic'))
      signOut()
      await signIn(signIns.superadmin)
      await fault({ ...done, path: planPath })
      await changeDoctorPlan(4, 'basic')
      const [first, second] = (await keysOf(planPath)).slice(-2)
      expect(first).to.be.a('string')
      expect(first).to.not.equal(second)
    })

    it('is sent with every change, and with no question or sign-in', async () => {
      const keys: unknown[] = []
      for (const { method, path, send } of changingCalls) {
        await fault({ ...done, method, path })
        expect(await codeOf(send())).to.equal('done')
        keys.push((await keysOf(path)).at(-1))
      }
      for (const key of keys) expect(key).to.match(/^[0-9a-f]{32}$/)
      expect(new Set(keys).size).to.equal(changingCalls.length)
      await outcome()
      await signIn(signIns.superadmin)
      const others = (await requests()).filter(({ method, path }) => method === 'GET' || path.endsWith('/login'))
      expect(others.filter(({ headers }) => 'idempotency-key' in headers)).to.be.empty
    })

    it('makes a repeated change succeed whose answer was lost, and the server acts once', async () => {
      const admin = nextAdmin()
      await fault({ kind: 'lose', path: createPath, times: 1 })
      expect(await codeOf(createAdmin(admin))).to.equal('network')
      expect(await codeOf(createAdmin({ ...admin }))).to.equal('done')
      const [first, second] = (await keysOf(createPath)).slice(-2)
      expect(first).to.be.a('string')
      expect(first).to.equal(second)
      expect(await query('select id from admins where email = $1', [admin.email])).to.have.length(1)
      expect(await codeOf(createAdmin({ ...admin })), 'It is another one after that').to.equal('validation')
    })

    const refusal = (status: number): Omit<Fault, 'path'> => ({ kind: 'status', status })
    const attempts: readonly [string, Omit<Fault, 'path'>, boolean][] = [
      ['a cut connection', { kind: 'drop' }, true],
      ['a page in place of an answer', { kind: 'html' }, true],
      ...[408, 429, 500, 502, 503, 504].map((status): [string, Omit<Fault, 'path'>, boolean] => [`a ${status}`, refusal(status), true]),
      ...[400, 404, 409, 413, 422].map((status): [string, Omit<Fault, 'path'>, boolean] => [`a ${status}`, refusal(status), false]),
      ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false } }, false],
      ['a success', done, false],
    ]
    for (const [what, cause, isKept] of attempts)
      it(`is ${isKept ? 'kept' : 'another one'} after ${what}`, async () => {
        const form = new FormData()
        form.set('first_name', what)
        form.set('profile_picture', new File(['1'], 'one.png', { type: 'image/png', lastModified: 1 }))
        await fault({ ...cause, path: '/admin/doctor/profile' })
        await codeOf(saveDoctorProfile(1, form))
        await clearFaults()
        await fault({ ...done, path: '/admin/doctor/profile' })
        expect(await codeOf(saveDoctorProfile(1, form))).to.equal('done')
        const [first, second] = (await keysOf('/admin/doctor/profile')).slice(-2)
        expect(first).to.be.a('string')
        expect(first === second).to.equal(isKept)
      })

    it('is another one for other content, and for the first content after that', async () => {
      await fault({ kind: 'drop', path: planPath })
      for (const plan of ['basic', 'premium', 'basic'] as const) await codeOf(changeDoctorPlan(1, plan))
      const keys = (await keysOf(planPath)).slice(-3)
      expect(new Set(keys).size).to.equal(3)
    })

    it('is kept for one doctor while another one is changed', async () => {
      await fault({ kind: 'drop', path: planPath, times: 1 })
      await codeOf(changeDoctorPlan(2, 'basic'))
      await fault({ ...done, path: planPath })
      await changeDoctorPlan(3, 'basic')
      await changeDoctorPlan(2, 'basic')
      const [first, other, again] = (await keysOf(planPath)).slice(-3)
      expect(first).to.equal(again)
      expect(first).to.not.equal(other)
    })

    it('is the same in the request that a renewed token repeats', async () => {
      const { access_token } = await signInByCall('superadmin')
      const tokens = ['out-of-date', access_token]
      configure({ getToken: () => tokens.shift() })
      expect(await codeOf(createAdmin(nextAdmin()))).to.equal('done')
      const [first, second] = (await keysOf(createPath)).slice(-2)
      expect(first).to.be.a('string')
      expect(first).to.equal(second)
    })
  })
})
