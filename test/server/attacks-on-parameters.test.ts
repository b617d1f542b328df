import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { allCalls, type DescribedCall } from '../../demo/server/openapi/calls.ts'
import { rowsOf, tables } from '../../demo/server/backup/tables.ts'
import { openSession } from '../../demo/server/auth/session-repository.ts'
import { formOf, openDemoApp, today } from '../support/server/demo-app.ts'

const unlimited = { account: 1e9, address: 1e9, seconds: 900 }
const { app, createCalls, database } = await openDemoApp({ loginLimit: unlimited })

/** Valid values by parameter name; every call accepts them. */
const good: Record<string, string | number> = {
  email: 'somebody@practice.test',
  password: 'secret-1',
  oldPassword: 'secret-1',
  newPassword: 'secret-2',
  otp: '123456',
  first_name: 'A',
  last_name: 'B',
  role: 'admin',
  doctor_id: 40,
  patient_id: 40,
  user_id: 40,
  subscription_id: 40,
  status: 'canceled',
  reason: 'R',
  subscriptionPlan: 'basic',
  phone: '+15550100',
}

interface Schema {
  properties?: Record<string, { type?: string }>
  required?: string[]
}

/** Lists each parameter of a call with a function that puts a value there. All other required parameters are valid. */
const placesOf = ({
  call,
  schema,
  form,
}: DescribedCall): [
  name: string,
  put: (value: string) => { query: object; body: object | undefined; headers: Record<string, string> },
][] => {
  const [query, body] = [schema.querystring, schema.body] as (Schema | undefined)[]
  const needed = (part: Schema | undefined) => Object.fromEntries((part?.required ?? []).map((name) => [name, good[name]]))
  const sent = form
    ? (fields: object) => formOf(fields as Record<string, string>)
    : (fields: object) => (call.method === 'GET' ? undefined : { ...needed(body), ...fields })
  const names = (part: Schema | undefined) => Object.keys(part?.properties ?? {})
  return [
    ...[...names(query), 'unknown'].map((name): ReturnType<typeof placesOf>[number] => [
      `query ${name}`,
      (value) => ({ query: { ...needed(query), [name]: value }, body: sent({}), headers: {} }),
    ]),
    ...[...(form ? [...form, 'version', 'unknown'] : names(body))].map((name): ReturnType<typeof placesOf>[number] => [
      `body ${name}`,
      (value) => ({ query: needed(query), body: sent({ [name]: value }), headers: {} }),
    ]),
    ['header idempotency-key', (value) => ({ query: needed(query), body: sent({}), headers: { 'idempotency-key': value } })],
  ]
}

const metacharacters = [
  "'; DELETE FROM doctors; SELECT pg_sleep(30); --",
  "\\'); TRUNCATE visits CASCADE; --",
  '1) UNION SELECT password_hash FROM admins--',
]

const counts = async () => {
  const count = async (name: string) =>
    rowsOf<{ rows: number }>(await database.execute(sql`SELECT count(*)::int AS rows FROM ${sql.identifier(name)}`))[0]?.rows
  return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await count(name)] as const)))
}

const numbersWithoutEnd = ['Infinity', '-Infinity', '1e999']

test('metacharacters of SQL are text, and numbers without end do no harm, in every parameter, body and header of every call', async () => {
  const before = await counts()
  let asked = 0
  for (const described of allCalls) {
    const { method, path } = described.call
    for (const [name, put] of placesOf(described)) {
      for (const text of [...metacharacters, ...numbersWithoutEnd]) {
        const calls = createCalls(
          app,
          await openSession(database, { id: 1, role: 'superadmin', address: '127.0.0.1', userAgent: null, now: today }),
        )
        const { query, body, headers } = put(text)
        const url = `${path}?${new URLSearchParams(query as Record<string, string>)}`
        const answer =
          method === 'GET'
            ? await calls.get(url, headers)
            : method === 'POST'
              ? await calls.post(url, body, headers)
              : await calls.patch(url, body, headers)
        assert.ok(answer.status < 500, `${method} ${path}, ${name} ${text}: ${answer.status}`)
        assert.ok(!JSON.stringify(answer.body).includes('argon2'))
        asked += 1
      }
    }
  }
  assert.ok(asked > 300)
  const later = await counts()
  // Calls may add rows. No table has lost rows, and no other admin became a superadmin.
  for (const [name, rows] of Object.entries(before)) assert.ok(Number(later[name]) >= Number(rows), name)
  assert.deepEqual([later['doctors'], later['patients'], later['visits']], [before['doctors'], before['patients'], before['visits']])
  assert.equal(rowsOf(await database.execute(sql`SELECT FROM admins WHERE role = 'superadmin'`)).length, 1)
})
