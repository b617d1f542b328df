import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { ApiError } from '../../../src/core/api/api-error.ts'
import { configure } from '../../../src/core/configuration.ts'
import type { List } from '../../../src/core/contract/list.ts'
import { readList, type ListSource } from '../../../src/core/lists/read-list.ts'
import type { PageQuery } from '../../../src/core/lists/whole-list.ts'

interface Row {
  id: number
  status: string
}

type Query = PageQuery & { status?: string }

const rows: Row[] = Array.from({ length: 33 }, (_row, index) => ({ id: index + 1, status: index % 3 === 0 ? 'canceled' : 'active' }))

const keeps = ({ status }: Row, { status: filter }: Query) => !filter || (filter === 'inactive' ? status !== 'active' : status === filter)

const slice = (list: Row[], page = 1, size = 10) => list.slice((page - 1) * size, page * size)

const answer = (data: Row[], meta?: object): List<Row> => ({ success: true, data, ...(meta && { meta: meta as never }) })

const refusal = () => Object.assign(new ApiError('validation', 'Unknown parameter'), { told: ['Unknown parameter'] })

const filtered = ({ status }: Partial<Query>) => rows.filter((row) => keeps(row, { status } as Query))

/** Backends by what they do with the parameters of a list. */
const backends: Record<string, (query: Partial<Query>) => List<Row>> = {
  'that pages as the contract does': (query) => {
    const list = filtered(query)
    return answer(slice(list, query.page, query.page_size), { total: list.length, page: query.page ?? 1, page_size: query.page_size ?? 10 })
  },
  'that gives whole lists': (query) => answer(filtered(query)),
  'that gives whole lists and ignores the status': () => answer(rows),
  'that gives whole lists and knows no status but its own': ({ status }) =>
    answer(status === 'inactive' ? [] : filtered({ status: status! })),
  'that pages without a total': (query) => answer(query.page ? slice(filtered(query), query.page, query.page_size) : filtered(query)),
  'that refuses parameters of pages': (query) => {
    if (query.page) throw refusal()
    return answer(filtered(query))
  },
  'that refuses every parameter': (query) => {
    if (Object.keys(query).length > 0) throw refusal()
    return answer(rows)
  },
  'that refuses the status inactive': (query) => {
    if (query.status === 'inactive') throw refusal()
    const list = filtered(query)
    return answer(slice(list, query.page, query.page_size), { total: list.length, page: query.page ?? 1, page_size: query.page_size ?? 10 })
  },
  'that ignores the page in its meta': (query) => answer(filtered(query), { total: filtered(query).length, page: 1, page_size: 33 }),
  'that ignores the page size': (query) => {
    const list = filtered(query)
    return answer(slice(list, query.page, 7), { total: list.length, page: query.page ?? 1, page_size: 7 })
  },
  'that counts pages from 0 and has its own size': (query) => {
    const list = filtered(query)
    return answer(slice(list, (query.page ?? 0) + 1, 20), { total: list.length })
  },
  'that pages and ignores the status': (query) =>
    answer(slice(rows, query.page, query.page_size), { total: rows.length, page: query.page ?? 1, page_size: query.page_size ?? 10 }),
}

/** Base of its own for every test: what a backend does is remembered by its base. */
let bases = 0

function sourceOf(respond: (query: Partial<Query>) => List<Row>) {
  const asked: Partial<Query>[] = []
  const source: ListSource<Row, Query> = {
    domain: 'subscriptions',
    send: async (query) => {
      asked.push(query)
      return respond(query)
    },
    rules: { keeps, texts: () => [], value: ({ id }) => id, id: ({ id }) => id },
  }
  return { source, asked }
}

/** Reads page after page as a list does. Without `meta`, the answer is the whole list. */
async function shownRows(source: ListSource<Row, Query>, status?: string): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const query = { page, page_size: 10, ...(status && { status }) }
    const { data, meta } = await readList(source, query)
    if (!meta) return data.filter((row) => keeps(row, query)).map(({ id }) => id)
    ids.push(...data.map(({ id }) => id))
    if (data.length === 0 || (!meta.more && page * 10 >= meta.total)) return ids
  }
}

describe('a list of a backend', () => {
  beforeEach(() => configure({ apiBase: `/backend-${(bases += 1)}` }))
  afterEach(() => mock.restoreAll())

  for (const [name, respond] of Object.entries(backends))
    it(`has all its rows, and those of a status: one ${name}`, async () => {
      for (const status of [undefined, 'canceled', 'inactive']) {
        const { source } = sourceOf(respond)
        const wanted = rows.filter((row) => keeps(row, { page: 1, page_size: 10, ...(status && { status }) })).map(({ id }) => id)
        assert.deepEqual(await shownRows(source, status), wanted, status)
        assert.deepEqual(await shownRows(source, status), wanted, `${status}, again`)
      }
    })

  it('that pages as the contract does is asked once for a page', async () => {
    const { source, asked } = sourceOf(backends['that pages as the contract does']!)
    await readList(source, { page: 2, page_size: 10 })
    assert.deepEqual(asked, [{ page: 2, page_size: 10 }])
  })

  it('with exactly one page of rows is asked for the rest once, and remembered', async () => {
    const { source, asked } = sourceOf(() => answer(rows.slice(0, 10)))
    assert.equal((await readList(source, { page: 1, page_size: 10 })).data.length, 10)
    const first = asked.length
    await readList(source, { page: 1, page_size: 10 })
    assert.equal(asked.length, first + 1)
  })

  it('with exactly one page of rows may refuse the next', async () => {
    const { source } = sourceOf(({ page = 1 }) => {
      if (page > 1) throw Object.assign(new ApiError('not-found', 'Invalid page.'), { told: ['Invalid page.'] })
      return answer(rows.slice(0, 10))
    })
    assert.equal((await readList(source, { page: 1, page_size: 10 })).data.length, 10)
  })

  it('that refuses every question gives the refusal', async () => {
    const { source } = sourceOf(() => {
      throw refusal()
    })
    await assert.rejects(readList(source, { page: 1, page_size: 10 }), { message: 'Unknown parameter' })
  })

  it('with the codes of the contract is not asked again after a refusal', async () => {
    const { source, asked } = sourceOf(() => {
      throw new ApiError('validation', 'This id is invalid')
    })
    await assert.rejects(readList(source, { page: 1, page_size: 10 }))
    assert.equal(asked.length, 1)
  })

  it('says in the console that the filters leave no row', async () => {
    const warn = mock.method(console, 'warn', () => undefined)
    const { source } = sourceOf(() => answer(rows.slice(0, 3).map((row) => ({ ...row, status: 'Storniert' }))))
    await readList(source, { page: 1, page_size: 10, status: 'canceled' })
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /None of the 3 rows of subscriptions fits \{"status":"canceled"\}/)
  })

  it('says in the console that a page of a larger list is all there is', async () => {
    const warn = mock.method(console, 'warn', () => undefined)
    const { source } = sourceOf(() => answer(rows.slice(0, 7), { total: 33, page: 1, page_size: 7 }))
    assert.equal((await readList(source, { page: 2, page_size: 10 })).data.length, 7)
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /Only 7 of 33 subscriptions/)
  })
})
