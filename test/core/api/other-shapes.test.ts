import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asList, asRecord, asSignIn } from '../../../src/core/api/responses/other-shapes.ts'

const rows = [{ id: 1 }, { id: 2 }]
const total = { total: 30 }

/** Lists of other backends: body, headers, and the meta wanted. */
const lists: readonly [name: string, body: unknown, headers: Record<string, string>, meta: object | undefined][] = [
  ['bare rows', rows, {}, undefined],
  ['rows without totals', { success: true, data: rows }, {}, undefined],
  ['rows within data', { data: { data: rows } }, {}, undefined],
  ['no rows', { data: null }, {}, undefined],
  ['rows under a name of their own', { success: true, doctors: rows, errors: [] }, {}, undefined],
  ['rows under a name of their own within data', { data: { doctors: rows, total: 30 } }, {}, total],
  [
    'a Laravel paginator',
    { current_page: 1, data: rows, per_page: 2, last_page: 15, total: 30, links: [{}] },
    {},
    { ...total, page: 1, page_size: 2 },
  ],
  [
    'a Laravel resource',
    { data: rows, links: {}, meta: { current_page: 2, per_page: '2', total: '30' } },
    {},
    { ...total, page: 2, page_size: 2 },
  ],
  [
    'a paginator within data',
    { success: true, data: { current_page: 1, data: rows, per_page: 2, total: 30 } },
    {},
    { ...total, page: 1, page_size: 2 },
  ],
  [
    'Fractal',
    { data: rows, meta: { pagination: { total: 30, count: 2, per_page: 2, current_page: 1 } } },
    {},
    { ...total, page: 1, page_size: 2 },
  ],
  ['Django', { count: 30, next: 'x', previous: null, results: rows }, {}, total],
  ['Spring', { content: rows, totalElements: 30, size: 2 }, {}, { ...total, page_size: 2 }],
  ['a count of this page alone', { count: 2, data: rows }, {}, undefined],
  ['X-Total-Count', rows, { 'x-total-count': '30' }, total],
  ['Content-Range', rows, { 'content-range': 'doctors 0-1/30' }, total],
  ['a number of pages', { data: rows, page: 1, total_pages: 15, per_page: 2 }, {}, { ...total, page: 1, page_size: 2 }],
  ['the last page', { data: rows, page: 15, total_pages: 15, per_page: 2 }, {}, { ...total, page: 15, page_size: 2 }],
  ['a link to the last page', rows, { link: '<https://a.test/?page=2>; rel="next", <https://a.test/?page=15>; rel="last"' }, total],
  ['a link to the next page', { data: rows, page: 3 }, { link: '<https://a.test/?page=4>; rel="next"' }, { page: 3, total: 6, more: true }],
]

describe('a list of another backend', () => {
  for (const [name, body, headers, meta] of lists)
    it(`is one of the contract: ${name}`, () => {
      const list = asList(body, headers)
      assert.deepEqual(list?.data, name === 'no rows' ? [] : rows)
      assert.deepEqual(list.meta, meta)
    })

  for (const body of [{}, { success: true }, { data: 'none' }, { data: { a: [], b: [] } }, 'OK', 7])
    it(`is none without rows: ${JSON.stringify(body)}`, () => assert.equal(asList(body, {}), undefined))
})

describe('a record of another backend', () => {
  const ann = { first_name: 'Ann', email: 'ann@a.test' }
  for (const [name, body] of [
    ['as the contract has it', { success: true, data: ann }],
    ['within data', { data: { data: ann } }],
    ['bare', ann],
  ] as const)
    it(`is one of the contract: ${name}`, () => assert.deepEqual(asRecord(body)!.data, ann))

  for (const body of [{}, { success: true }, { data: null }, { data: [] }, []])
    it(`is none without fields: ${JSON.stringify(body)}`, () => assert.equal(asRecord(body), undefined))
})

describe('a sign-in of another backend', () => {
  for (const body of [
    { access_token: 'abc', name: 'Ann' },
    { token: 'abc', name: 'Ann' },
    { success: true, data: { access_token: 'abc', name: 'Ann' } },
    { data: { token: 'abc', user: { name: 'Ann' } } },
    { token: 'abc', user: { name: 'Ann' } },
    { data: 'abc', name: 'Ann' },
  ])
    it(`has its token and its name: ${JSON.stringify(body)}`, () => {
      const { access_token, name } = asSignIn(body, false)
      assert.deepEqual({ access_token, name }, { access_token: 'abc', name: 'Ann' })
    })

  it('needs no token where the session is a cookie', () => {
    assert.equal(asSignIn({ name: 'Ann' }, false)['access_token'], undefined)
    assert.match(String(asSignIn({ name: 'Ann' }, true)['access_token']), /^cookie \d+$/)
  })
})
