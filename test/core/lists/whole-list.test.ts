import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wholeList, type PageQuery, type WholeListRules } from '../../../src/core/lists/whole-list.ts'

interface Doctor {
  id: number
  name: string
  visits: number
  since: string | null
}

type DoctorQuery = PageQuery & { least?: number }

const rules: WholeListRules<Doctor, DoctorQuery> = {
  keeps: ({ visits }, { least = 0 }) => visits >= least,
  texts: ({ name }) => [name],
  value: (doctor, sort) => doctor[sort as keyof Doctor],
  id: ({ id }) => id,
}

const doctors: Doctor[] = [
  { id: 1, name: 'Zoë Müller', visits: 10, since: '2025-02-01' },
  { id: 2, name: 'anna 10', visits: 9, since: null },
  { id: 4, name: 'Anna 9', visits: 2, since: '2024-12-31' },
  { id: 3, name: 'Łukasz', visits: 2, since: '2026-01-01' },
]

const list = wholeList(doctors, rules)
const page = (query: Partial<DoctorQuery>) => list.page({ page: 1, page_size: 10, ...query })
const rows = async (query: Partial<DoctorQuery>) => (await page(query)).rows
const names = async (query: Partial<DoctorQuery>) => (await rows(query)).map(({ name }) => name)
const visits = async (query: Partial<DoctorQuery>) => (await rows(query)).map((doctor) => doctor.visits)

/** Too long for one time slice, unsorted. */
const many = Array.from({ length: 20_000 }, (_row, index): Doctor => ({
  id: index + 1,
  name: `Doctor ${(index * 7919) % 20_000}`,
  visits: index % 10,
  since: null,
}))

describe('a page of a list that came whole', () => {
  it('keeps the order of the answer where nothing is asked', async () => assert.deepEqual(await page({}), { rows: doctors, total: 4 }))

  it('leaves the answer itself as it is', async () => {
    const before = structuredClone(doctors)
    await page({ sort: 'name' })
    assert.deepEqual(doctors, before)
  })

  it('sorts text without regard to case, and numbers in it by value', async () => {
    assert.deepEqual((await names({ sort: 'name' })).slice(0, 2), ['Anna 9', 'anna 10'])
  })

  it('sorts numbers by value, both ways, and equal ones by their id', async () => {
    assert.deepEqual(await visits({ sort: 'visits' }), [2, 2, 9, 10])
    assert.deepEqual(await visits({ sort: 'visits', order: 'desc' }), [10, 9, 2, 2])
    assert.deepEqual((await names({ sort: 'visits' })).slice(0, 2), ['Łukasz', 'Anna 9'])
    assert.deepEqual((await names({ sort: 'visits', order: 'desc' })).slice(2), ['Anna 9', 'Łukasz'])
  })

  it('sorts equal ones by ids that are texts, and numbers in those by value', async () => {
    const texts = ['doctor-10', 'doctor-9', '10', '9'].map((id) => ({ id }))
    const listed = wholeList(texts, { keeps: () => true, texts: () => [], value: () => 1, id: ({ id }) => id })
    const { rows: sorted } = await listed.page({ page: 1, page_size: 10, sort: 'visits' })
    assert.deepEqual(
      sorted.map(({ id }) => id),
      ['9', '10', 'doctor-9', 'doctor-10'],
    )
  })

  it('puts what is missing last, as the server does', async () => {
    assert.deepEqual(await names({ sort: 'since' }), ['Anna 9', 'Zoë Müller', 'Łukasz', 'anna 10'])
  })

  it('searches without regard to case, accents and space around', async () => {
    assert.deepEqual(await names({ q: ' zoe MULLER ' }), ['Zoë Müller'])
    assert.deepEqual(await names({ q: 'nobody' }), [])
  })

  it('finds words in any order, as the server does', async () => assert.deepEqual(await names({ q: 'müller zoë' }), ['Zoë Müller']))

  it('finds one or two letters only where they begin a word, as the server does', async () => {
    assert.deepEqual(await names({ q: 'an' }), ['anna 10', 'Anna 9'])
    assert.deepEqual(await names({ q: 'mu' }), ['Zoë Müller'])
    assert.deepEqual(await names({ q: 'nn' }), [])
    assert.deepEqual(await names({ q: 'nna' }), ['anna 10', 'Anna 9'])
  })

  it('counts what is left by filter and search', async () => {
    assert.deepEqual(await page({ least: 5, q: 'anna' }), { rows: [doctors[1]], total: 1 })
  })

  it('cuts pages, the last one short and none beyond it', async () => {
    assert.equal((await rows({ page_size: 3 })).length, 3)
    assert.deepEqual(await page({ page: 2, page_size: 3 }), { rows: [doctors[3]], total: 4 })
    assert.deepEqual(await page({ page: 3, page_size: 3 }), { rows: [], total: 4 })
  })
})

describe('amounts of a list that came whole', () => {
  const amounts = [
    { id: 1, amount: 900, currency: 'usd' },
    { id: 2, amount: 9.5, currency: 'EUR' },
    { id: 3, amount: null, currency: 'CHF' },
    { id: 4, amount: 10, currency: 'eur' },
    { id: 5, amount: 1_260_000, currency: 'VND' },
    { id: 6, amount: -7, currency: 'USD' },
    { id: 7, amount: 15.255, currency: 'KWD' },
    { id: 8, amount: -5.5, currency: 'USD' },
    { id: 9, amount: 15.25, currency: 'KWD' },
  ]
  const money = wholeList<(typeof amounts)[number], PageQuery>(amounts, {
    keeps: () => true,
    texts: () => [],
    value: ({ amount, currency }) => (amount === null ? null : { amount, currency }),
    id: ({ id }) => id,
  })
  const order = async (order: 'asc' | 'desc') =>
    (await money.page({ page: 1, page_size: 10, sort: 'amount', order })).rows.map(({ id }) => id)

  it('sort by currency in any case, then by amount', async () => {
    assert.deepEqual(await order('asc'), [2, 4, 9, 7, 6, 8, 1, 5, 3])
    assert.deepEqual(await order('desc'), [3, 5, 1, 8, 6, 7, 9, 4, 2])
  })
})

describe('a long list that came whole', () => {
  const asked: DoctorQuery = { page: 1, page_size: many.length }

  it('is sorted as a short one, prepared or not', async () => {
    const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
    const prepared = wholeList(many, rules)
    await prepared.prepare(['name', 'visits'], new AbortController().signal)
    for (const each of [prepared, wholeList(many, rules)]) {
      assert.deepEqual(
        (await each.page({ ...asked, sort: 'name' })).rows,
        many.toSorted((a, b) => collator.compare(a.name, b.name)),
      )
      assert.deepEqual(
        (await each.page({ ...asked, sort: 'visits', order: 'desc' })).rows,
        many.toSorted((a, b) => b.visits - a.visits || b.id - a.id),
      )
    }
  })

  it('answers a page that is asked for while others are prepared', async () => {
    const prepared = wholeList(many, rules)
    const preparation = prepared.prepare(['name', 'visits', 'since'], new AbortController().signal)
    const { rows: first } = await prepared.page({ ...asked, page_size: 1, sort: 'visits', q: 'doctor 19999' })
    await preparation
    assert.deepEqual(
      first.map(({ name }) => name),
      ['Doctor 19999'],
    )
  })

  it('is searched in whatever order it is shown', async () => {
    const { rows: found, total } = await wholeList(many, rules).page({
      ...asked,
      page_size: 3,
      sort: 'name',
      order: 'desc',
      q: 'doctor 1999',
    })
    assert.deepEqual([found.map(({ name }) => name), total], [['Doctor 19999', 'Doctor 19998', 'Doctor 19997'], 12])
  })

  it('gives other tasks their turn while it is sorted', async () => {
    let turns = 0
    const others = setInterval(() => (turns += 1), 0)
    const long = wholeList(many, rules)
    await long.page({ ...asked, sort: 'name' })
    clearInterval(others)
    assert.ok(turns > 1, `${turns} turns`)
  })
})
