import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { desc, like } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { doctorSorts } from '../../src/core/contract/doctors.ts'
import { overviewPeriods } from '../../src/core/contract/overview.ts'
import { patientSorts } from '../../src/core/contract/patients.ts'
import { sortOrders } from '../../src/core/contract/list.ts'
import { plans, subscriptionSorts, type ListSubscriptionsQuery } from '../../src/core/contract/subscriptions.ts'
import { openMemoryDatabase, vacuumAnalyze, type Database } from '../../demo/server/database/database.ts'
import { pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
import type { Page, PageOfList } from '../../demo/server/lists/list-page.ts'
import { pageOfPatients } from '../../demo/server/patients/patients-repository.ts'
import { addUpBegun, addUpExpired } from '../../demo/server/overview/overview-repository.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { doctors, patients } from '../../demo/server/database/schema.ts'
import { seed } from '../../demo/server/seed/seed.ts'
import { hasEnded, pageOfSubscriptions } from '../../demo/server/subscriptions/subscriptions-repository.ts'
import { today } from '../support/server/today.ts'

const { database, client, close } = await openMemoryDatabase()
after(close)
await seed({ database, pictures: memoryPictures(), doctors: 2000, today })
// PostgreSQL prefers sequential scans for so few rows. A scan that remains after this setting has no index to use.
await client.exec('SET enable_seqscan = off')

interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  /** Set only by `EXPLAIN ANALYZE`. */
  'Rows Removed by Filter'?: number
  'Actual Rows'?: number
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** Maximum rows that a list reads for a page near its start; each seeded table has many times more. */
const few = 200
/** A search counts at most 1,000 matches; one more row shows that there are more. */
const counted = 1001
/** Number of rows that a search scans for a page before it reads all matches instead. */
const lookedThrough = 1000

type Work = (database: Database) => Promise<unknown>

/** Returns the plan steps of all statements that `work` sends. `options` are those of `EXPLAIN`. */
const plansOf = async (work: Work, options: string) => {
  const statements: { text: string; parameters: unknown[] }[] = []
  await work(
    drizzle(client, {
      logger: {
        logQuery: (text, parameters) => {
          statements.push({ text, parameters })
        },
      },
    }),
  )
  assert.ok(statements.length > 0)
  const found: { text: string; step: Step }[] = []
  for (const { text, parameters } of statements) {
    const explain = `EXPLAIN (${options}) ${text}`
    // A generic plan knows no values, so the statement goes without any.
    const [answer] = options.includes('GENERIC_PLAN') ? await client.exec(explain) : [await client.query(explain, parameters)]
    const [row] = answer.rows as { 'QUERY PLAN': [{ Plan: Step }] }[]
    found.push(...stepsOf(row!['QUERY PLAN'][0].Plan).map((step) => ({ text, step })))
  }
  return found
}

/** Returns the steps that scan a whole table or sort more rows than `mostSorted`. */
const slowSteps = async (work: Work, mostSorted = few, options = 'FORMAT JSON') => {
  const slow: string[] = []
  for (const { text, step } of await plansOf(work, options)) {
    const { 'Node Type': type, 'Relation Name': table = '', 'Plan Rows': size, Plans: [input] = [] } = step
    if (type === 'Seq Scan' && ['doctors', 'patients', 'subscriptions'].includes(table)) slow.push(`${type} on ${table}: ${text}`)
    if (type === 'Sort' && (input?.['Plan Rows'] ?? size) > mostSorted) slow.push(`${type} of ${size}: ${text}`)
  }
  return slow
}

const places = [1, 2, 60, 190]

test('no page of doctors or patients reads or sorts a whole table, in any order', async () => {
  for (const order of sortOrders) {
    for (const number of places) {
      for (const sort of doctorSorts)
        assert.deepEqual(await slowSteps((of) => pageOfDoctors(of, 'all', { sort, order }, { number, size: 10 })), [])
      for (const sort of patientSorts)
        assert.deepEqual(await slowSteps((of) => pageOfPatients(of, 'all', { sort, order }, { number, size: 10 })), [])
    }
  }
})

test('nor does one of subscriptions, with any filter', async () => {
  const filters: ListSubscriptionsQuery[] = [undefined, 'active', 'canceled', 'expired', 'inactive'].flatMap((status) =>
    [undefined, ...plans.slice(0, 2)].map((plan) => ({ ...(status && { status }), ...(plan && { plan }) }) as ListSubscriptionsQuery),
  )
  for (const filter of [...filters, { doctor_id: 42 }]) {
    for (const sort of subscriptionSorts) {
      for (const [order, number] of [
        ['asc', 1],
        ['desc', 5],
      ] as const) {
        assert.deepEqual(await slowSteps((of) => pageOfSubscriptions(of, 'all', { ...filter, sort, order }, { number, size: 10 })), [])
      }
    }
  }
})

test('nor does a prepared page, whose plan knows no values', async () => {
  const slowUnknown = (work: Work) => slowSteps(work, few, 'GENERIC_PLAN, FORMAT JSON')
  const page = { number: 1, size: 10 }
  for (const order of sortOrders) {
    for (const sort of doctorSorts) assert.deepEqual(await slowUnknown((of) => pageOfDoctors(of, 'all', { sort, order }, page)), [])
    for (const sort of patientSorts) assert.deepEqual(await slowUnknown((of) => pageOfPatients(of, 'all', { sort, order }, page)), [])
    for (const sort of subscriptionSorts) {
      for (const filter of [{}, { status: 'active' }, { status: 'inactive' }, { plan: 'premium' }] as const) {
        assert.deepEqual(await slowUnknown((of) => pageOfSubscriptions(of, 'all', { ...filter, sort, order }, page)), [])
      }
    }
  }
})

test('the sums of the overview read an index, and no rows of subscriptions', async () => {
  await vacuumAnalyze(database)
  const periods = overviewPeriods(today)
  for (const addUp of [addUpBegun, addUpExpired]) {
    const sums = await addUp(database, 'all', periods)
    assert.ok(sums.length > 0)
    const steps = await plansOf((of) => addUp(of, 'all', periods), 'FORMAT JSON')
    const reads = steps.filter(({ step }) => step['Node Type'].includes('Scan')).map(({ step }) => step['Node Type'])
    assert.deepEqual(reads, ['Index Only Scan'])
  }
})

test('the search for ended subscriptions reads an index, even if the planner expects many', async () => {
  const inAYear = new Date(today.getTime() + 365 * 86_400_000)
  await client.exec('SET enable_seqscan = on')
  try {
    assert.deepEqual(await slowSteps((of) => hasEnded(of, inAYear), Infinity), [])
  } finally {
    await client.exec('SET enable_seqscan = off')
  }
})

test('a search reads an index, whether its words are long or short', async () => {
  for (const q of ['walker', 'dental emma', 'qz', 'e', 'novak x']) {
    assert.deepEqual(await slowSteps((of) => pageOfDoctors(of, 'all', { q }, { number: 1, size: 10 }), counted), [], q)
    assert.deepEqual(await slowSteps((of) => pageOfPatients(of, 'all', { q }, { number: 1, size: 10 }), counted), [], q)
    assert.deepEqual(
      await slowSteps((of) => pageOfSubscriptions(of, 'all', { q, status: 'active' }, { number: 1, size: 10 }), counted),
      [],
      q,
    )
  }
})

test('a search for a whole email reads the index of emails, not that of searches', async () => {
  const lists = [
    [doctors, (of: Database, q: string) => pageOfDoctors(of, 'all', { q }, { number: 1, size: 10 })],
    [patients, (of: Database, q: string) => pageOfPatients(of, 'all', { q, sort: 'name' }, { number: 1, size: 10 })],
  ] as const
  for (const [table, list] of lists) {
    const [row] = await database.select({ id: table.id, email: table.email }).from(table).orderBy(desc(table.id)).limit(1)
    const page = await list(database, row!.email.toUpperCase())
    assert.deepEqual(
      page.rows.map(({ id }) => id),
      [row!.id],
    )
    const steps = await plansOf((of) => list(of, row!.email), 'FORMAT JSON')
    const indexes = steps.flatMap(({ step }) => step['Index Name'] ?? [])
    assert.ok(indexes.length > 0 && !indexes.some((name) => name.endsWith('search')), indexes.join(', '))
    assert.ok(!steps.some(({ step }) => step['Node Type'] === 'Seq Scan'))
  }
})

test('a search without three letters together reads rows, not a whole index', async () => {
  for (const q of ['@', '?!', '.', 'a-', '🦷', '中', "'"]) {
    const steps = [
      ...(await plansOf((of) => pageOfDoctors(of, 'all', { q }, { number: 1, size: 10 }), 'FORMAT JSON')),
      ...(await plansOf((of) => pageOfPatients(of, 'all', { q }, { number: 1, size: 10 }), 'FORMAT JSON')),
    ]
    assert.ok(!steps.some(({ step }) => step['Index Name']?.endsWith('search')), q)
  }
})

test('nor does a common word at the far end of a list make a search read what stands before it', async () => {
  await client.exec(`
    UPDATE patients SET search_key = 'zzz ' || search_key, name_key = 'zzz ' || name_key WHERE id % 4 = 0 AND id > 5000;
    UPDATE doctors SET search_key = search_key || ' zzz', name_key = 'zzz ' || name_key WHERE id > 700`)
  await vacuumAnalyze(database)
  const query = { q: 'zzz', sort: 'name' } as const
  const mostFinds = Math.max(
    await database.$count(patients, like(patients.searchKey, '%zzz%')),
    await database.$count(doctors, like(doctors.searchKey, '%zzz%')),
  )
  const lists: ((of: Database, page: Page) => Promise<PageOfList<unknown>>)[] = [
    (of, page) => pageOfPatients(of, 'all', query, page),
    (of, page) => pageOfSubscriptions(of, 'all', { ...query, status: 'active' }, page),
  ]
  for (const list of lists) {
    for (const number of [1, 2, 50]) {
      const page = { number, size: 10 }
      assert.equal((await list(database, page)).more, true)
      const steps = await plansOf((of) => list(of, page), 'ANALYZE, FORMAT JSON')
      const removed = steps.map(({ step }) => step['Rows Removed by Filter'] ?? 0)
      // An index lookup for a word returns only the rows that match the word.
      assert.ok(Math.max(...removed) <= Math.max(lookedThrough, mostFinds), `page ${number}: ${removed.join(', ')}`)
      // A page within the first matches is complete there, so the matches after them are not read.
      const read = steps.map(({ step, text }) =>
        step['Node Type'] === 'Bitmap Heap Scan' && !text.includes(`LIMIT ${counted}`) ? step['Actual Rows']! : 0,
      )
      if (number < 50) assert.ok(Math.max(...read) <= counted, `page ${number}: ${read.join(', ')}`)
    }
  }
})

test('of a doctor whom a search finds, only the subscriptions that the filter lets through are read', async () => {
  const steps = await plansOf(
    (of) => pageOfSubscriptions(of, 'all', { q: 'an', status: 'active', plan: 'premium', sort: 'name' }, { number: 1, size: 10 }),
    'ANALYZE, FORMAT JSON',
  )
  const read = steps.filter(({ step, text }) => step['Relation Name'] === 'subscriptions' && text.includes(`LIMIT ${counted}`))
  assert.ok(read.length > 0)
  assert.deepEqual(
    read.map(({ step }) => step['Rows Removed by Filter'] ?? 0),
    read.map(() => 0),
  )
})

test('a word that one row in fifty has is known to be common', async () => {
  const words = Array.from({ length: 50 }, (_, index) => `q${index}q`)
  await client.exec(`UPDATE patients SET search_key = search_key || ' q' || id % 50 || 'q'`)
  await vacuumAnalyze(database)
  const all = await database.$count(patients)
  for (const word of words) {
    const [plan] = await plansOf(
      async (of) =>
        of
          .select({ id: patients.id })
          .from(patients)
          .where(like(patients.searchKey, `%${word}%`)),
      'FORMAT JSON',
    )
    const expected = plan!.step['Plan Rows']
    assert.ok(expected > all / 50 / 5, `${expected} rows are expected of ${word}`)
  }
})
