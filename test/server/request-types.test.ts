import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCalls } from '../../demo/server/openapi/calls.ts'
import { openDemoApp } from '../support/server/demo-app.ts'

const { signedIn, signedOut } = await openDemoApp({ loginLimit: { account: 1e9, address: 1e9, seconds: 900 } })

interface BodySchema {
  properties: Record<string, { type?: string }>
}

/** Values that a lenient server would coerce to a string or a number. */
const lookalikes: Record<string, unknown[]> = {
  string: [5, true, null, ['a'], ['admin'], ['active'], {}],
  integer: ['5', '', true, null, [5], 5.5],
}

for (const { call, schema } of allCalls) {
  if (!schema.body) continue
  const { properties } = schema.body as unknown as BodySchema
  test(`${call.method} ${call.path} takes no value of another type, and names its field`, async () => {
    const send = call.public ? signedOut : signedIn
    for (const [field, { type = 'string' }] of Object.entries(properties)) {
      for (const value of lookalikes[type] ?? []) {
        const answer = await (call.method === 'PATCH' ? send.patch : send.post)(call.path, { [field]: value })
        assert.deepEqual(
          [answer.status, answer.body.code, answer.body.fields?.[field]],
          [422, 'validation', 'invalid'],
          `${field} ${JSON.stringify(value)}`,
        )
      }
    }
  })
}

const person = { first_name: 'A', last_name: 'B', email: 'types@practice.test', password: 'a secret', role: 'admin' }

test('a new admin takes any other text of the form, which is ignored, and nothing but texts', async () => {
  for (const note of [1, null, true, ['a'], {}]) {
    const { status, body } = await signedIn.post('/admin/create', { ...person, note })
    assert.deepEqual([status, body.code, body.fields], [422, 'validation', { note: 'invalid' }], JSON.stringify(note))
  }
  assert.equal((await signedIn.post('/admin/create', { ...person, note: 'a text', state: 'CA' })).status, 200)
})

test('a field that no call knows harms none of them', async () => {
  for (const unknown of [1, null, true, ['a'], { trim: 1 }]) {
    for (const { call } of allCalls.filter(({ schema, form }) => schema.body ?? form)) {
      const answer = await (call.method === 'PATCH' ? signedIn.patch : signedIn.post)(call.path, { unknown })
      assert.ok(answer.status >= 400 && answer.status < 500, `${call.path}: ${answer.status}`)
    }
  }
})

test('numbers of an address are read from its text, and a parameter that is given twice is refused', async () => {
  assert.deepEqual((await signedIn.get('/admin/doctors?page=2&page_size=10')).body.meta?.page, 2)
  for (const [query, field] of [
    ['q=a&q=b', 'q'],
    ['page=1&page=2', 'page'],
    ['sort=name&sort=email', 'sort'],
    ['page=one', 'page'],
    ['page=', 'page'],
    ['page=Infinity', 'page'],
  ] as const) {
    const { status, body } = await signedIn.get(`/admin/doctors?${query}`)
    assert.deepEqual([status, body.fields], [422, { [field]: 'invalid' }], query)
  }
  assert.equal((await signedIn.get('/admin/doctor?doctor_id=1&doctor_id=2')).status, 422)
})
