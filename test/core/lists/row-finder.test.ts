import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { configure } from '../../../src/core/configuration.ts'
import type { List } from '../../../src/core/contract/list.ts'
import type { ListSource } from '../../../src/core/lists/read-list.ts'
import { rowFinder } from '../../../src/core/lists/row-finder.ts'
import type { PageQuery } from '../../../src/core/lists/whole-list.ts'

interface Row {
  id: number
  name: string
}

const rows: Row[] = ['Ann', 'Anna', 'Bob', 'Hannah', 'Joanna', 'Susanna', 'Annette'].map((name, id) => ({ id, name }))

/** Base of its own for every test: what a backend does is remembered by its base. */
let bases = 0

function sourceOf(respond: (query: Partial<PageQuery>) => List<Row>) {
  const asked: { query: Partial<PageQuery>; signal: AbortSignal | undefined }[] = []
  const source: ListSource<Row, PageQuery> = {
    domain: 'doctors',
    send: async (query, signal) => {
      asked.push({ query, signal })
      return respond(query)
    },
    rules: { keeps: () => true, texts: ({ name }) => [name], value: ({ name }) => name, id: ({ id }) => id },
  }
  return { source, asked }
}

describe('the finder of rows', () => {
  beforeEach(() => configure({ apiBase: `https://finder-${(bases += 1)}.test` }))
  afterEach(() => configure({ apiBase: '/api/v1' }))

  it('asks for the first rows that match, with its signal', async () => {
    const { source, asked } = sourceOf(({ page_size }) => ({
      success: true,
      data: rows.slice(0, page_size),
      meta: { total: 6, page: 1, page_size: 5, sort: 'name', order: 'asc' },
    }))
    const { signal } = new AbortController()
    assert.equal((await rowFinder(source)('ann', 5, signal)).length, 5)
    assert.deepEqual(asked, [{ query: { page: 1, page_size: 5, q: 'ann' }, signal }])
  })

  it('searches a whole list in the browser, which it reads once', async () => {
    const { source, asked } = sourceOf(() => ({ success: true, data: rows }))
    const find = rowFinder(source)
    const { signal } = new AbortController()
    assert.deepEqual(
      (await find('anna', 2, signal)).map(({ name }) => name),
      ['Anna', 'Hannah'],
    )
    const count = asked.length
    assert.deepEqual(
      (await find('bob', 2, signal)).map(({ name }) => name),
      ['Bob'],
    )
    assert.equal(asked.length, count)
  })
})
