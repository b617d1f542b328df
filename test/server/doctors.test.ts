import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Check } from 'typebox/schema'
import { doctorSorts, listDoctorsSchema, readDoctorSchema, type DoctorSort } from '../../src/core/contract/doctors.ts'
import { sortKey } from '../../src/core/contract/fold-text.ts'
import { isFound, phoneSortKey, searchKey, searchWords } from '../../src/core/contract/search.ts'
import { plans } from '../../src/core/contract/subscriptions.ts'
import { openDemoApp } from '../support/server/demo-app.ts'
import type { DoctorListItem } from '../support/server-types.ts'

const { signedIn, signedOut } = await openDemoApp()

const list = async (query = '') => {
  const { status, body } = await signedIn.get(`/admin/doctors${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  assert.ok(Check(listDoctorsSchema.response[200], body))
  return body as { data: DoctorListItem[]; meta?: { total: number; page: number; page_size: number } }
}
const all = (await list()).data
const ids = (rows: DoctorListItem[]) => rows.map(({ id }) => id)
const one = (id: number) => all.find((row) => row.id === id)!

test('without list parameters the whole list comes, newest first, without meta', async () => {
  const { data, meta } = await list()
  assert.equal(data.length, 60)
  assert.equal(meta, undefined)
  assert.deepEqual(
    data.map(({ createdAt }) => createdAt),
    data
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
})

test('the demo has every state: phones, pictures, patients, status, plans, scripts', () => {
  assert.equal(one(11).phone, null)
  assert.ok(one(20).phone?.includes(one(20).countryCode!))
  assert.equal(one(4).profile_picture, null)
  assert.deepEqual([one(42).totalPatient, one(59).totalPatient], [24, 0])
  assert.ok(one(60).name.length > 40)
  assert.match(one(5).name, /\p{Script=Arabic}/u)
  assert.match(one(7).name, /\p{Script=Hebrew}/u)
  assert.deepEqual(new Set(all.map(({ isActive }) => isActive)), new Set(['0', '1']))
  assert.deepEqual(new Set(all.map(({ subscriptionPlan }) => subscriptionPlan)), new Set(plans))
})

test('the count of patients is how many there are', async () => {
  for (const { id, totalPatient } of all) {
    assert.equal((await signedIn.get(`/admin/patients?doctor_id=${id}`)).body.data.length, totalPatient, `doctor ${id}`)
  }
})

test('filters by plan, status and joining time leave the others out, on pages, with a search and in the whole list', async () => {
  const [from, to] = [all[40]!.createdAt, all[20]!.createdAt]
  const filters: [string, (row: DoctorListItem) => boolean][] = [
    ['plan=premium', ({ subscriptionPlan }) => subscriptionPlan === 'premium'],
    ['status=active', ({ isActive }) => isActive === '1'],
    ['status=inactive', ({ isActive }) => isActive === '0'],
    [`joined_from=${from}&joined_to=${to}`, ({ createdAt }) => createdAt >= from && createdAt <= to],
    [`status=active&plan=free&joined_to=${to}`, (row) => row.isActive === '1' && row.subscriptionPlan === 'free' && row.createdAt <= to],
  ]
  for (const [filter, keeps] of filters) {
    const wanted = ids(all.filter(keeps))
    assert.ok(wanted.length > 0 && wanted.length < all.length, filter)
    assert.deepEqual(ids((await list(`?${filter}`)).data), wanted, filter)
    const { data, meta } = await list(`?${filter}&page=1&page_size=5`)
    assert.deepEqual([ids(data), meta?.total], [wanted.slice(0, 5), wanted.length], filter)
    const beyond = await list(`?${filter}&page=99&page_size=5`)
    assert.deepEqual([ids(beyond.data), beyond.meta?.total], [[], wanted.length], filter)
    const [{ name }] = all.filter(keeps) as [DoctorListItem]
    const found = await list(`?${filter}&q=${encodeURIComponent(name)}`)
    assert.ok(ids(found.data).length > 0 && found.data.every(keeps), filter)
  }
})

test('filters that are no plan, status or time are refused', async () => {
  for (const filter of ['plan=gold', 'status=0', 'joined_from=yesterday', 'joined_to=2026-10-01', 'joined_from=2026-02-30T00:00:00Z'])
    assert.equal((await signedIn.get(`/admin/doctors?page=1&${filter}`)).status, 422, filter)
})

/** Sorts after every other text. */
const last = '\u{10ffff}'
const keyOf: Record<DoctorSort, (row: DoctorListItem) => string | number> = {
  name: ({ name }) => sortKey(name),
  email: ({ email }) => sortKey(email),
  phone: ({ phone, countryCode }) => (phone === null ? last : phoneSortKey({ phone, countryCode })),
  practice_name: ({ practice_name }) => sortKey(practice_name ?? ''),
  totalPatient: ({ totalPatient }) => totalPatient,
  isActive: ({ isActive }) => isActive,
  subscriptionPlan: ({ subscriptionPlan }) => plans.findIndex((plan) => plan === subscriptionPlan),
  createdAt: ({ createdAt }) => createdAt,
}
const bytes = (value: string | number) => (typeof value === 'string' ? Buffer.from(value).toString('hex') : value)

for (const sort of doctorSorts) {
  test(`sort=${sort} sorts both ways, ties by id, no phone last`, async () => {
    const compare = (row: DoctorListItem, other: DoctorListItem) => {
      const [a, b] = [bytes(keyOf[sort](row)), bytes(keyOf[sort](other))]
      return a < b ? -1 : a > b ? 1 : row.id - other.id
    }
    const sorted = ids([...all].sort(compare))
    const page = async (order: string) => ids((await list(`?sort=${sort}&order=${order}&page_size=100`)).data)
    assert.deepEqual(await page('asc'), sorted)
    assert.deepEqual(await page('desc'), sorted.reverse())
  })
}

test('pages follow each other without a gap or a double, and end', async () => {
  const seen: number[] = []
  for (let page = 1; page <= 4; page++) {
    const { data, meta } = await list(`?sort=subscriptionPlan&page=${page}&page_size=20`)
    assert.deepEqual(meta, { total: 60, page, page_size: 20, sort: 'subscriptionPlan', order: 'asc' })
    seen.push(...ids(data))
  }
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    ids(all).sort((a, b) => a - b),
  )
})

test('the search finds name, practice and email, every word somewhere', async () => {
  const found = async (search: string) => ids((await list(`?q=${encodeURIComponent(search)}`)).data)
  assert.deepEqual(await found('ZOE muller'), [3])
  assert.deepEqual(await found('praxis zoe'), [3])
  assert.deepEqual(await found('francois@TILLEULS.test'), [4])
  assert.deepEqual(await found('lefevre tilleuls.test'), [4])
  assert.deepEqual(await found('الحداد'), [5])
  assert.deepEqual(await found('%'), [])
  assert.equal((await list('?q=')).meta?.total, 60)
})

test('the search finds what the same words find among rows that a page has already', async () => {
  const texts = new Map(all.map((row) => [row.id, searchKey([row.name, row.practice_name, row.email], row)]))
  for (const q of ['o', 'an', 'Ana', 'zoë  MÜLLER', 'praxis b', 'b@', '.test', '-', 'لح', 'الحداد', '%', 'nobody']) {
    const found = ids((await list(`?q=${encodeURIComponent(q)}&page_size=100`)).data)
    assert.deepEqual(
      found,
      ids(all).filter((id) => isFound(texts.get(id)!, searchWords(q))),
      q,
    )
  }
})

test('what no contract names means nothing to a list', async () => {
  const usual = (await list('?page=1')).data
  assert.deepEqual(ids((await list(`?page=1&${'_'.repeat(80)}=1`)).data), ids(usual))
})

test('a doctor is read in full', async () => {
  const { status, body } = await signedIn.get('/admin/doctor?doctor_id=3')
  assert.equal(status, 200)
  assert.ok(Check(readDoctorSchema.response[200], body))
  const { first_name, last_name, role, isActive, practice_name, countryCode } = body.data
  assert.deepEqual([first_name, last_name, role, isActive], ['Zoë', 'Müller-Brandt', 'doctor', 1])
  assert.deepEqual([practice_name, countryCode], ['Praxis am Englischen Garten', '+49'])
  assert.ok(!JSON.stringify(body).includes('assword'))
})

test('an unknown doctor is not found, a malformed id is named', async () => {
  assert.deepEqual((await signedIn.get('/admin/doctor?doctor_id=2147483647')).body.code, 'not-found')
  for (const query of ['', '?doctor_id=', '?doctor_id=abc', '?doctor_id=0', '?doctor_id=99999999999', "?doctor_id=1'--"]) {
    const { status, body } = await signedIn.get(`/admin/doctor${query}`)
    assert.equal(status, 422, query)
    assert.deepEqual(Object.keys(body.fields ?? {}), ['doctor_id'])
  }
})

test('bad list parameters are refused and named', async () => {
  for (const [query, field] of [
    ['sort=amount', 'sort'],
    ['order=up', 'order'],
    ['page=0', 'page'],
    ['page_size=101', 'page_size'],
  ] as const) {
    const { status, body } = await signedIn.get(`/admin/doctors?${query}`)
    assert.deepEqual([status, body.fields], [422, { [field]: 'invalid' }])
  }
})

test('signed out, nothing is shown', async () => {
  for (const path of ['/admin/doctors', '/admin/doctor?doctor_id=1']) assert.equal((await signedOut.get(path)).status, 401)
})
