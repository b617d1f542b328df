import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pageOfWhole, type PageQuery, type WholeListRules } from '../../src/core/whole-list.ts'

interface Doctor {
  id: number
  name: string
  visits: number
  since: string | null
}

type DoctorQuery = PageQuery & { least?: number }

const rules: WholeListRules<Doctor, DoctorQuery> = {
  keeps: ({ visits }, { least = 0 }) => visits >= least,
  text: ({ name }) => name,
  value: (doctor, sort) => doctor[sort as keyof Doctor],
  id: ({ id }) => id,
}

const doctors: Doctor[] = [
  { id: 1, name: 'Zoë Müller', visits: 10, since: '2025-02-01' },
  { id: 2, name: 'anna 10', visits: 9, since: null },
  { id: 4, name: 'Anna 9', visits: 2, since: '2024-12-31' },
  { id: 3, name: 'Łukasz', visits: 2, since: '2026-01-01' },
]

const page = (query: Partial<DoctorQuery>) => pageOfWhole(doctors, { page: 1, page_size: 10, ...query }, rules)
const names = (query: Partial<DoctorQuery>) => page(query).rows.map(({ name }) => name)

describe('a page of a list that came whole', () => {
  it('keeps the order of the answer where nothing is asked', () => assert.deepEqual(page({}), { rows: doctors, total: 4 }))

  it('leaves the answer itself as it is', () => {
    const before = structuredClone(doctors)
    page({ sort: 'name' })
    assert.deepEqual(doctors, before)
  })

  it('sorts text without regard to case, and numbers in it by value', () => {
    assert.deepEqual(names({ sort: 'name' }).slice(0, 2), ['Anna 9', 'anna 10'])
  })

  it('sorts numbers by value, both ways, and equal ones by their id', () => {
    assert.deepEqual(page({ sort: 'visits' }).rows.map(({ visits }) => visits), [2, 2, 9, 10])
    assert.deepEqual(page({ sort: 'visits', order: 'desc' }).rows.map(({ visits }) => visits), [10, 9, 2, 2])
    assert.deepEqual(names({ sort: 'visits' }).slice(0, 2), ['Łukasz', 'Anna 9'])
    assert.deepEqual(names({ sort: 'visits', order: 'desc' }).slice(2), ['Anna 9', 'Łukasz'])
  })

  it('puts what is missing last, as the server does', () => {
    assert.deepEqual(names({ sort: 'since' }), ['Anna 9', 'Zoë Müller', 'Łukasz', 'anna 10'])
  })

  it('searches without regard to case, accents and space around', () => {
    assert.deepEqual(names({ q: ' zoe MULLER ' }), ['Zoë Müller'])
    assert.deepEqual(names({ q: 'nobody' }), [])
  })

  it('finds words in any order, as the server does', () => assert.deepEqual(names({ q: 'müller zoë' }), ['Zoë Müller']))

  it('counts what is left by filter and search', () => {
    assert.deepEqual(page({ least: 5, q: 'anna' }), { rows: [doctors[1]], total: 1 })
  })

  it('cuts pages, the last one short and none beyond it', () => {
    assert.equal(page({ page_size: 3 }).rows.length, 3)
    assert.deepEqual(page({ page: 2, page_size: 3 }), { rows: [doctors[3]], total: 4 })
    assert.deepEqual(page({ page: 3, page_size: 3 }), { rows: [], total: 4 })
  })
})
