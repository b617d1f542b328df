import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { checkBackend, type CheckOptions } from '../../demo/check/check-backend.ts'
import { idOf } from '../../src/core/ids.ts'
import { admin, openDemoApp, superadmin } from '../support/server/demo-app.ts'

/*
 * Runs the check of the package, with all changes, on the demo server or on any backend:
 *   API_BASE=https://backend.example.com/api/v1 CONTRACT_EMAIL=… CONTRACT_PASSWORD=… npm test -- test/server/contract.test.ts
 * Optional: CONTRACT_ADMIN_EMAIL and CONTRACT_ADMIN_PASSWORD (an admin), CONTRACT_ORIGIN (checks CORS),
 * CONTRACT_DOCTOR (the password of this doctor is replaced).
 * The changes of `npx practice-elements check --write` last: use a test installation.
 */

const environment = process.env
const isForeign = environment['API_BASE'] !== undefined

const foreignOptions = (): CheckOptions => {
  const {
    API_BASE = '',
    CONTRACT_EMAIL,
    CONTRACT_PASSWORD,
    CONTRACT_ADMIN_EMAIL,
    CONTRACT_ADMIN_PASSWORD,
    CONTRACT_ORIGIN,
    CONTRACT_DOCTOR,
  } = environment
  assert.ok(CONTRACT_EMAIL && CONTRACT_PASSWORD, 'API_BASE is set, so CONTRACT_EMAIL and CONTRACT_PASSWORD have to be set, too.')
  return {
    base: API_BASE.replace(/\/+$/, ''),
    account: { email: CONTRACT_EMAIL, password: CONTRACT_PASSWORD },
    admin: CONTRACT_ADMIN_EMAIL && CONTRACT_ADMIN_PASSWORD ? { email: CONTRACT_ADMIN_EMAIL, password: CONTRACT_ADMIN_PASSWORD } : undefined,
    origin: CONTRACT_ORIGIN,
    write: true,
    doctor: CONTRACT_DOCTOR === undefined ? undefined : idOf(CONTRACT_DOCTOR),
  }
}

const demoOptions = async (): Promise<CheckOptions> => {
  const origin = 'https://portal.example.com'
  const { app, signedIn } = await openDemoApp({ corsOrigins: [origin] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { data } = (await signedIn.get('/admin/doctor/subscriptions?status=active')).body
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`
  return { base, account: superadmin, admin, origin, write: true, doctor: data[0]!.user_id }
}

const { lines, error } = await checkBackend(isForeign ? foreignOptions() : await demoOptions())

for (const { level, name, result, found, wanted } of lines)
  test(`${level}: ${name}`, (context) => {
    context.diagnostic(`${result}: ${found}`)
    if (isForeign && (level !== 'needed' || result === 'skip')) return
    assert.equal(result, 'pass', `${found}. Wanted: ${wanted}. ${error ?? ''}`)
  })

test('the check has lines for all calls', () => {
  const paths = new Set(lines.flatMap(({ name }) => /\/admin[\w/]+/.exec(name) ?? []))
  assert.ok(error !== undefined || paths.size === 18, [...paths].join())
})
