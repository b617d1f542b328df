import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { rowsOf, tables } from '../../demo/server/backup/tables.ts'
import { allCalls, type DescribedCall } from '../../demo/server/openapi/calls.ts'
import { elementsOfCall } from '../../demo/server/portals/scope.ts'
import { formOf } from '../support/server/demo-app.ts'
import { openPortalApp } from '../support/server/embed-sessions.ts'

/* Walks every call of the OpenAPI document with embed sessions. A new call needs a row in each table below. */

const { database, signedIn, embed } = await openPortalApp()

const ownDoctor = 1
const otherDoctor = 5
const patientOf = async (doctor: number) => Number((await signedIn.get(`/admin/patients?doctor_id=${doctor}`)).body.data[0]?.id)
const subscriptionOf = async (doctor: number) =>
  Number((await signedIn.get(`/admin/doctor/subscriptions?doctor_id=${doctor}`)).body.data[0]?.id)

/** Ids of a doctor by the name of the parameter that has them. */
const idsOf = async (doctor: number): Promise<Record<string, number>> => ({
  doctor_id: doctor,
  user_id: doctor,
  patient_id: await patientOf(doctor),
  subscription_id: await subscriptionOf(doctor),
})
const own = await idsOf(ownDoctor)
const other = await idsOf(otherDoctor)

/** Other required fields of bodies. */
const good: Record<string, string | number> = {
  email: 'somebody@practice.test',
  phone: '+15550100',
  password: 'secret-1',
  status: 'canceled',
  reason: 'R',
  subscriptionPlan: 'basic',
  list: 'subscriptions',
  rows: 3,
}

/** Parameters that select no record. */
const harmless = [
  ...Object.keys(good),
  ...['page', 'page_size', 'sort', 'order', 'q', 'plan', 'status', 'joined_from', 'joined_to', 'version'],
  ...['first_name', 'last_name', 'city', 'country', 'address', 'description', 'role', 'oldPassword', 'newPassword', 'otp'],
  ...['kind', 'admin_id', 'at_from', 'at_to', 'list', 'rows'],
  ...['name', 'key_id', 'subject', 'elements', 'doctor_ids', 'access', 'expires_in'],
  ...['admin_id', 'change', 'token', 'session_id', 'passkey_id', 'challenge', 'code', 'passkey'],
]

interface Schema {
  properties?: Record<string, unknown>
  required?: string[]
}

const partsOf = ({ schema }: DescribedCall) => [schema.querystring, schema.body] as (Schema | undefined)[]
const namesOf = (described: DescribedCall) => partsOf(described).flatMap((part) => Object.keys(part?.properties ?? {}))

const send = (calls: typeof signedIn, described: DescribedCall, ids: Record<string, number>) => {
  const { call, form } = described
  const [query, body] = partsOf(described)
  const filled = (part: Schema | undefined, all: boolean) =>
    Object.fromEntries(
      Object.keys(part?.properties ?? {}).flatMap((name) => {
        const value = ids[name] ?? (all && part?.required?.includes(name) ? good[name] : undefined)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const url = `${call.path}?${new URLSearchParams(filled(query, true) as Record<string, string>)}`
  if (call.method === 'GET') return calls.get(url)
  const sent = form ? formOf({ first_name: 'Never saved' }) : filled(body, true)
  return call.method === 'POST' ? calls.post(url, sent) : calls.patch(url, sent)
}

/** All rows that a call may change, without what every call notes. */
const content = async () => {
  const rows = async (name: string) =>
    rowsOf<{ all: string }>(
      await database.execute(sql`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS all FROM ${sql.identifier(name)} t`),
    )
  const kept = tables.filter(({ name }) => !['sessions', 'embed_sessions', 'portal_keys'].includes(name))
  return Promise.all(kept.map(async ({ name }) => [name, await rows(name)] as const))
}

/** Calls that record a read: a session that only reads may send them. */
const ofReaders = ['recordExport']

const closed = allCalls.filter(({ call }) => !call.public)
const elementsOf = ({ call }: DescribedCall) => (elementsOfCall as Record<string, readonly string[] | undefined>)[call.name]

test('every call has a decision, and every parameter is known to select a doctor or no record', () => {
  for (const described of closed) {
    assert.ok(elementsOf(described), `${described.call.name} has no row in elementsOfCall`)
    for (const name of namesOf(described))
      assert.ok(name in own || harmless.includes(name), `${described.call.name}: does ${name} select a record of a doctor?`)
  }
})

for (const described of closed) {
  const { call } = described
  const name = `${call.method} ${call.path}`
  const elements = elementsOf(described) ?? []

  if (elements.length === 0) {
    test(`${name}: no embed session may`, async () => {
      const before = await content()
      for (const doctor_ids of ['all', [ownDoctor]] as const) {
        const { status, body } = await send(await embed({ doctor_ids: doctor_ids as 'all' }), described, own)
        assert.deepEqual([status, body.code], [403, 'forbidden'])
      }
      assert.deepEqual(await content(), before)
    })
    continue
  }

  test(`${name}: only its own elements may`, async () => {
    const before = await content()
    for (const element of [
      'account-list',
      'admin-overview',
      'doctor-editor',
      'doctor-profile',
      'doctor-subscriptions',
      'patient-detail',
    ] as const) {
      if (elements.includes(element)) continue
      assert.equal((await send(await embed({ elements: [element] }), described, own)).body.code, 'forbidden', element)
    }
    assert.deepEqual(await content(), before)
  })

  if (ofReaders.includes(call.name)) {
    test(`${name}: a session that only reads may`, async () => {
      assert.equal((await send(await embed({ access: 'read', doctor_ids: [ownDoctor] }), described, own)).status, 200)
    })
  } else if (call.method !== 'GET') {
    test(`${name}: a session that only reads may not`, async () => {
      const before = await content()
      for (const doctor_ids of ['all', [ownDoctor]] as const) {
        const { status, body } = await send(await embed({ access: 'read', doctor_ids: doctor_ids as 'all' }), described, own)
        assert.deepEqual([status, body.code], [403, 'forbidden'])
      }
      assert.deepEqual(await content(), before)
    })
  }

  const selects = namesOf(described).filter((parameter) => parameter in own)
  for (const parameter of selects) {
    test(`${name}: another doctor's ${parameter} is refused, and nothing of it is told`, async () => {
      const before = await content()
      const calls = await embed({ doctor_ids: [ownDoctor, 2] })
      const ids = { ...own, [parameter]: other[parameter] ?? 0 }
      const { status, body } = await send(calls, described, ids)
      // A subscription is looked up below its doctor, so another doctor's is not found there.
      const code = parameter === 'subscription_id' ? 'not-found' : 'forbidden'
      assert.equal(body.code, code, String(status))
      const nobody = await send(calls, described, { ...own, [parameter]: 2_000_000_000 })
      assert.equal(nobody.body.code, code, 'tells whether the record exists')
      assert.deepEqual(await content(), before)
    })
  }

  test(`${name}: the own doctor is served`, async () => {
    const { status, body } = await send(await embed({ doctor_ids: [ownDoctor] }), described, own)
    assert.ok(status === 200 || body.code === 'status-changed', `${status} ${body.code}`)
  })
}
