import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { Check } from 'typebox/schema'
import sharp from 'sharp'
import { listPatientsSchema, patientSorts, readPatientSchema, type PatientSort } from '../../src/core/contract/patients.ts'
import { sortKey } from '../../src/core/contract/fold-text.ts'
import { patients } from '../../demo/server/database/schema.ts'
import { personKeys } from '../../demo/server/lists/text-keys.ts'
import { openDemoApp, today } from '../support/server/demo-app.ts'
import type { PatientListItem } from '../support/server-types.ts'

const { app, signedIn, signedOut } = await openDemoApp()

const list = async (query = '') => {
  const { status, body } = await signedIn.get(`/admin/patients${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  assert.ok(Check(listPatientsSchema.response[200], body))
  return body as { data: PatientListItem[]; meta?: { total: number; page: number; page_size: number } }
}
const read = async (id: number) => {
  const { status, body } = await signedIn.get(`/admin/patient?patient_id=${id}`)
  assert.equal(status, 200)
  assert.ok(Check(readPatientSchema.response[200], body))
  return body.data
}
const all = (await list()).data
const ids = (rows: PatientListItem[]) => rows.map(({ id }) => id)
const pictureCounts = async (id: number) => (await read(id)).visits.map(({ images }) => images.length)

test('without list parameters the whole list comes, newest first, without meta', async () => {
  const { data, meta } = await list()
  assert.ok(data.length > 250, String(data.length))
  assert.equal(meta, undefined)
  assert.deepEqual(
    data.map(({ createdAt }) => createdAt),
    data
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
})

test("doctor_id narrows it to one doctor's patients, whole and by page", async () => {
  const whole = await list('?doctor_id=42')
  assert.equal(whole.data.length, 24)
  assert.equal(whole.meta, undefined)
  const page = await list('?doctor_id=42&page=3')
  assert.deepEqual([page.data.length, page.meta], [4, { total: 24, page: 3, page_size: 10, sort: 'createdAt', order: 'desc' }])
  assert.deepEqual(
    ids((await list('?doctor_id=1')).data).sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8],
  )
  assert.deepEqual((await list('?doctor_id=2147483647')).data, [])
})

const keyOf: Record<PatientSort, (row: PatientListItem) => string> = {
  name: ({ name }) => sortKey(name),
  email: ({ email }) => sortKey(email),
  dob: ({ dob }) => dob ?? 'missing',
  createdAt: ({ createdAt }) => createdAt,
}
const bytes = (text: string) => Buffer.from(text).toString('hex')

for (const sort of patientSorts) {
  test(`sort=${sort} sorts both ways, ties by id, no day of birth last`, async () => {
    const compare = (row: PatientListItem, other: PatientListItem) => {
      const [a, b] = [bytes(keyOf[sort](row)), bytes(keyOf[sort](other))]
      return a < b ? -1 : a > b ? 1 : row.id - other.id
    }
    const sorted = ids([...all].sort(compare))
    const page = async (order: string) => ids((await list(`?sort=${sort}&order=${order}&page_size=100`)).data)
    assert.deepEqual(await page('asc'), sorted.slice(0, 100))
    assert.deepEqual(await page('desc'), sorted.reverse().slice(0, 100))
  })
}

test('the search finds name and email, also among the patients of one doctor', async () => {
  const found = async (query: string) => ids((await list(`?${query}`)).data)
  assert.deepEqual(await found("q=renee d'aubigne&doctor_id=1"), [3])
  assert.deepEqual(await found('q=avigail@patient'), [7])
  assert.deepEqual(await found('q=%D7%90%D7%91%D7%99%D7%92%D7%99%D7%9C'), [7])
  assert.deepEqual(await found('q=renee&doctor_id=2'), [])
})

test('the search for a whole email finds those who have it, or else the emails that contain it', async () => {
  const { database, signedIn: calls } = await openDemoApp()
  const setEmail = async (id: number, email: string) => {
    const [patient] = await database.select().from(patients).where(eq(patients.id, id))
    await database
      .update(patients)
      .set({ email, ...personKeys({ ...patient!, email }) })
      .where(eq(patients.id, id))
  }
  const found = async (query: string) => {
    const { data, meta } = (await calls.get(`/admin/patients?sort=email&${query}`)).body
    assert.equal(meta!.total, data.length)
    return ids(data)
  }
  await setEmail(1, 'ann07@Surgery.test')
  await setEmail(2, 'joann07@surgery.test')
  await setEmail(3, 'ann7@surgery.test')
  await setEmail(4, 'ann07@surgery.test')
  assert.deepEqual(await found('q=ANN07@surgery.test'), [1, 4])
  assert.deepEqual(await found('q=ann07@surgery.te'), [1, 4, 2])
  assert.deepEqual(await found('q=n07@surgery.test'), [1, 4, 2])
  assert.deepEqual(await found('q=ann07@surgery.test renee'), [])
  // Nobody within the filter has it.
  await setEmail(9, 'ann07@surgery.test.example')
  const { doctor } = (await calls.get('/admin/patient?patient_id=9')).body.data
  assert.deepEqual(await found(`q=ann07@surgery.test&doctor_id=${doctor!.id}`), [9])
})

test('the first patients show every state', async () => {
  assert.deepEqual(await pictureCounts(1), [])
  assert.deepEqual(await pictureCounts(2), [1])
  assert.deepEqual(await pictureCounts(3), [9, 0, 2])
  const blank = await read(4)
  assert.deepEqual([blank.dob, blank.country, blank.description, blank.profile_picture], [null, null, null, null])
  assert.ok((await read(5)).last_name.length > 40)
  assert.match((await read(6)).first_name, /\p{Script=Arabic}/u)
  assert.match((await read(7)).first_name, /\p{Script=Hebrew}/u)
  const [born, country] = [(await read(8)).dob, (await read(8)).country]
  assert.deepEqual([born, country], ['1991-02-28', null])
})

test('visits come in their order, none before the patient joined or after today', async () => {
  for (const { id } of all.slice(0, 40)) {
    const { visits, createdAt } = await read(id)
    assert.deepEqual(
      visits.map(({ visit }) => visit),
      visits.map((_, index) => index + 1),
    )
    const moments = [createdAt, ...visits.map((visit) => visit.createdAt), today.toISOString()]
    assert.deepEqual(moments, [...moments].sort(), `patient ${id}`)
  }
})

test('images are pictures behind signed links', async () => {
  const [visit] = (await read(3)).visits
  for (const image of visit!.images) {
    const { pathname, search } = new URL(image)
    const answer = await app.inject(pathname + search)
    assert.equal(answer.statusCode, 200)
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    assert.deepEqual([width, height, format], [640, 480, 'webp'])
    assert.equal((await app.inject(pathname)).statusCode, 422)
  }
})

test('an unknown patient is not found, a malformed id is named', async () => {
  assert.deepEqual((await signedIn.get('/admin/patient?patient_id=2147483647')).body.code, 'not-found')
  for (const query of ['', '?patient_id=x', '?patient_id=-1']) {
    const { status, body } = await signedIn.get(`/admin/patient${query}`)
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, ['patient_id']])
  }
})

test('signed out, nothing is shown', async () => {
  for (const path of ['/admin/patients', '/admin/patient?patient_id=1']) assert.equal((await signedOut.get(path)).status, 401)
})
