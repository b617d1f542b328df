import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { adminSorts } from '../../src/core/contract/admins.ts'
import { doctorSorts } from '../../src/core/contract/doctors.ts'
import { patientSorts } from '../../src/core/contract/patients.ts'
import { sortOrders } from '../../src/core/contract/list.ts'
import { subscriptionSorts, type ListSubscriptionsQuery } from '../../src/core/contract/subscriptions.ts'
import { allAdmins, pageOfAdmins } from '../../demo/server/admins/admins-repository.ts'
import { allDoctors, pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
import type { Page, PageOfList } from '../../demo/server/lists/list-page.ts'
import { allPatients, pageOfPatients } from '../../demo/server/patients/patients-repository.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { seed } from '../../demo/server/seed/seed.ts'
import { subscriptions } from '../../demo/server/database/schema.ts'
import { allSubscriptions, pageOfSubscriptions } from '../../demo/server/subscriptions/subscriptions-repository.ts'
import { batch } from '../../demo/server/lists/whole-list.ts'
import { adminIds, doctorIds, patientIds, subscriptionIds } from '../support/server/plain-lists.ts'
import { openTestDatabase } from '../support/server/test-database.ts'
import { today } from '../support/server/today.ts'

// Long enough that pages near the end are read backwards from the end.
const { database, close } = await openTestDatabase('nothing')
after(close)
await seed({ database, pictures: memoryPictures(), doctors: 500, today })

type Read = (page: Page) => Promise<PageOfList<{ id: number }>>

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Compares every page with the whole list, both on direct jumps and page by page. */
const check = async (read: Read, whole: Promise<number[]>) => {
  const all = await whole
  const last = Math.max(3, Math.ceil(all.length / 100))
  const jumps = [last, Math.ceil(last / 2), Math.ceil(last / 2) - 1, Math.ceil(last / 3)]
  for (const number of [...jumps, ...counted(1, last + 1)]) {
    const { rows, total, more } = await read({ number, size: 100 })
    assert.deepEqual(ids(rows), all.slice((number - 1) * 100, number * 100), `page ${number} of ${last}`)
    assert.deepEqual([total, more], [all.length, undefined])
  }
}

for (const order of sortOrders) {
  test(`every page of every list, in every order ${order}, is that part of the whole list`, async () => {
    for (const sort of doctorSorts)
      await check((page) => pageOfDoctors(database, 'all', { sort, order }, page), doctorIds(database, { sort, order }))
    for (const sort of patientSorts)
      await check((page) => pageOfPatients(database, 'all', { sort, order }, page), patientIds(database, { sort, order }))
    for (const sort of adminSorts) await check((page) => pageOfAdmins(database, { sort, order }, page), adminIds(database, { sort, order }))
    for (const sort of subscriptionSorts) {
      await check((page) => pageOfSubscriptions(database, 'all', { sort, order }, page), subscriptionIds(database, { sort, order }))
    }
  })
}

const filters: ListSubscriptionsQuery[] = [
  { status: 'active' },
  { status: 'inactive' },
  { status: 'expired', plan: 'basic' },
  { status: 'inactive', plan: 'free' },
  { plan: 'premium' },
  { doctor_id: 42 },
]
for (const filter of filters) {
  test(`so is every page of the subscriptions with ${JSON.stringify(filter)}`, async () => {
    for (const sort of subscriptionSorts) {
      for (const order of sortOrders) {
        await check(
          (page) => pageOfSubscriptions(database, 'all', { ...filter, sort, order }, page),
          subscriptionIds(database, { ...filter, sort, order }),
        )
      }
    }
  })
}

test('a list that is read whole has every row once, in its order, however long it is', async () => {
  const read = async (batches: AsyncIterable<{ id: number }[]>) => {
    const found: number[] = []
    for await (const rows of batches) found.push(...ids(rows))
    return found
  }
  assert.deepEqual(await read(allAdmins(database, {})), await adminIds(database, {}))
  assert.deepEqual(await read(allDoctors(database, 'all', {})), await doctorIds(database, {}))
  assert.deepEqual(await read(allPatients(database, 'all', {})), await patientIds(database, {}))
  for (const filter of [{}, ...filters])
    assert.deepEqual(await read(allSubscriptions(database, 'all', filter)), await subscriptionIds(database, filter))
  assert.ok((await subscriptionIds(database, {})).length > 2 * batch)
})

test('after a change every page is that part of the list as it is then', async () => {
  const query = { status: 'canceled', sort: 'amount' } as const
  const checkAll = () => check((page) => pageOfSubscriptions(database, 'all', query, page), subscriptionIds(database, query))
  await checkAll()
  const [first] = await subscriptionIds(database, query)
  await database.update(subscriptions).set({ status: 'expired' }).where(eq(subscriptions.id, first!))
  await checkAll()
})

test('words of one or two letters begin a word, and longer ones stand anywhere', async () => {
  const names = async (q: string) =>
    (await pageOfDoctors(database, 'all', { q, sort: 'name' }, { number: 1, size: 100 })).rows.map(
      ({ firstName, lastName, practiceName, email }) => `${firstName} ${lastName} ${practiceName} ${email}`.toLowerCase().normalize('NFKD'),
    )
  for (const q of ['e', 'em', 'mm', 'su']) {
    for (const name of await names(q)) assert.match(name, new RegExp(`(^|\\s)${q}`, 'u'), q)
  }
  assert.ok((await names('em')).length > 0)
  assert.deepEqual(await names('mm'), [])
  assert.ok((await names('mma')).length > 0)
  // Scripts without spaces have no word boundaries to match.
  assert.deepEqual((await pageOfDoctors(database, 'all', { q: '矯正' }, { number: 1, size: 10 })).total, 1)
})

test('what is found so often that it is not counted to the end is read to the end all the same', async () => {
  for (const order of sortOrders) {
    const all = await patientIds(database, { q: 'bulk.test', sort: 'name', order })
    assert.ok(all.length > 2000)
    const found: number[] = []
    for (let number = 1; ; number++) {
      const { rows, total, more } = await pageOfPatients(database, 'all', { q: 'bulk.test', sort: 'name', order }, { number, size: 100 })
      found.push(...ids(rows))
      if (!more) {
        assert.equal(total, all.length)
        break
      }
      assert.equal(total, Math.max(1000, found.length))
    }
    assert.deepEqual(found, all)
  }
})

describe('in a list longer than a search looks through', () => {
  const long = openTestDatabase('nothing')
  before(async () => {
    const { database } = await long
    await seed({ database, pictures: memoryPictures(), doctors: 2000, today })
    await database.execute(
      sql`UPDATE patients SET search_key = 'zzz ' || search_key, name_key = 'zzz ' || name_key WHERE id % 4 = 0 AND id > 5000`,
    )
    await database.execute(sql`UPDATE doctors SET search_key = search_key || ' zzz' WHERE id % 9 = 0`)
  })
  after(async () => (await long).close())

  test('what stands at its far end only is found there', async () => {
    const { database } = await long
    const query = { q: 'zzz', sort: 'name' } as const
    const all = await patientIds(database, query)
    assert.ok(all.length > 1000)
    for (const number of [1, 3, Math.ceil(all.length / 50), 1000]) {
      const { rows, total, more } = await pageOfPatients(database, 'all', query, { number, size: 50 })
      assert.deepEqual([ids(rows), total], [all.slice((number - 1) * 50, number * 50), more ? 1000 : all.length])
      assert.equal(more, rows.length === 50 ? true : undefined)
    }
  })

  test('what stands on both sides of a long range is found in its place', async () => {
    const { database } = await long
    const ranked = sql`SELECT id, row_number() OVER (ORDER BY name_key, id) AS place FROM patients`
    await database.execute(sql`
      UPDATE patients SET search_key = 'yyy ' || search_key
      WHERE id IN (SELECT id FROM (${ranked}) ranked WHERE place NOT BETWEEN 996 AND 4996)`)
    const query = { q: 'yyy', sort: 'name' } as const
    const all = await patientIds(database, query)
    for (const [number, size] of [
      [101, 10],
      [100, 10],
      [499, 2],
    ] as const) {
      const { rows } = await pageOfPatients(database, 'all', query, { number, size })
      assert.deepEqual(ids(rows), all.slice((number - 1) * size, number * size), `page ${number}`)
    }
  })

  for (const sort of ['name', 'createdAt', 'status'] as const)
    for (const order of sortOrders)
      test(`what is found among subscriptions of every status stands in one order, by ${sort} ${order}`, async () => {
        const { database } = await long
        const query = { q: 'zzz', sort, order }
        const all = await subscriptionIds(database, query)
        assert.ok(all.length > 1000)
        for (let number = 1; number <= Math.ceil(all.length / 100); number++) {
          const { rows } = await pageOfSubscriptions(database, 'all', query, { number, size: 100 })
          assert.deepEqual(ids(rows), all.slice((number - 1) * 100, number * 100), `page ${number}`)
        }
      })
})

test('a search that finds fewer has its exact number, whatever the filter', async () => {
  for (const q of ['emma', 'em', 'e', 'dental walker', 'nothing of the kind']) {
    for (const filter of [{ status: 'active' }, { status: 'inactive', plan: 'free' }] as const) {
      const query = { ...filter, q, sort: 'end_date' } as const
      const all = await subscriptionIds(database, query)
      const { rows, total, more } = await pageOfSubscriptions(database, 'all', query, { number: 1, size: 20 })
      assert.deepEqual([ids(rows), total, more], [all.slice(0, 20), all.length, undefined], q)
    }
  }
})
