import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import type { AppOptions } from '../../../demo/server/app.ts'
import { admins, audit, challenges, passkeys, recoveryCodes, signInFailures, totpSecrets } from '../../../demo/server/database/schema.ts'
import type { SecondFactor } from '../../../src/core/contract/second-factor.ts'
import type { SecondFactorDue } from '../../../src/core/contract/second-factor-due.ts'
import { admin, openDemoApp, today, type Calls } from './demo-app.ts'
import { createPasskey } from './software-authenticator.ts'

interface Data extends SecondFactor {
  secret: string
  recovery_codes: string[] & number
  options: never
}
export const dataOf = ({ body }: { body: { data?: unknown } }) => body.data as Data

const minute = 60_000

/** Opens the demo app with a clock that tests set, and functions for the second factors of the demo admin. */
export const openSecondFactorApp = async () => {
  let now = today
  const clock = () => now
  const { build, createCalls, database, signedOut, signIn } = await openDemoApp({
    clock,
    loginLimit: { account: 8, address: 1000, seconds: 900 },
    publicUrl: 'http://localhost',
  })
  const wait = (minutes: number) => (now = new Date(now.getTime() + minutes * minute))

  const [account] = await database.select().from(admins).where(eq(admins.email, admin.email))
  assert.ok(account)
  const adminId = account.id

  /** Returns the calls of another process with these options. */
  const callsOf = async (options: Partial<AppOptions>) => createCalls(await build(options))
  const withToken = async ({ access_token }: { access_token: string }, options: Partial<AppOptions> = {}) =>
    createCalls(await build(options), access_token)

  /** Returns the code that an authenticator app shows. */
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() })
  const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')

  const setUpTotp = async (calls: Calls) => {
    const { secret } = dataOf(await calls.post('/admin/second-factor/totp'))
    const answer = await calls.post('/admin/second-factor/totp/confirm', { code: codeOf(secret) })
    assert.equal(answer.status, 200)
    // The code of the set-up is used up.
    wait(1)
    return { secret, codes: dataOf(answer).recovery_codes }
  }

  const addPasskey = async (calls: Calls, passkey = createPasskey(), name = 'Laptop') => {
    const { options } = dataOf(await calls.post('/admin/second-factor/passkey'))
    const answer = await calls.post('/admin/second-factor/passkey/add', { name, passkey: passkey.create(options) })
    return { passkey, answer }
  }

  /** Signs in with the password and returns what is due. */
  const begin = async (calls = signedOut) => {
    const { status, body } = await calls.post('/admin/login', { email: admin.email, password: admin.password })
    assert.deepEqual([status, body.code], [401, 'second-factor'])
    return (body as unknown as { second_factor: SecondFactorDue }).second_factor
  }
  const confirm = async (proof: object, calls = signedOut) => {
    const { status, body } = await calls.post('/admin/login/confirm', proof)
    return { result: [status, body.code], body }
  }
  /** Signs in by the code of an authenticator app, which is used up. */
  const createSession = async (secret: string) => {
    const { body } = await confirm({ challenge: (await begin()).challenge, code: codeOf(secret) })
    wait(1)
    return withToken(body)
  }

  const factorsOf = async (calls: Calls) => dataOf(await calls.get('/admin/second-factor'))
  /** Returns which admins have a second factor, by email, as a superadmin sees it. */
  const listedFactors = async (calls: Calls) => {
    const listed = (await calls.get('/admin/list')).body.data as unknown as { email: string; second_factor: boolean }[]
    return Object.fromEntries(listed.map(({ email, second_factor }) => [email, second_factor]))
  }
  const historyOf = async () => {
    const rows = await database.select({ action: audit.action }).from(audit).where(eq(audit.subjectId, adminId)).orderBy(audit.id)
    return rows.map(({ action }) => action)
  }

  /** Removes all second factors and returns the calls of the demo admin, just signed in. Call it before each test. */
  const reset = async () => {
    wait(20)
    for (const table of [totpSecrets, passkeys, recoveryCodes, challenges, signInFailures]) await database.delete(table)
    return signIn(admin)
  }

  return {
    adminId,
    addPasskey,
    begin,
    callsOf,
    clock,
    codeOf,
    confirm,
    createSession,
    database,
    factorsOf,
    historyOf,
    listedFactors,
    reset,
    setUpTotp,
    signIn,
    signedOut,
    wait,
    withToken,
    wrongCode,
  }
}
