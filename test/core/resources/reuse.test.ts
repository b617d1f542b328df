import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { reuse } from '../../../src/core/resources/reuse.ts'

describe('what is read again', () => {
  const before = {
    query: { page: 1, q: undefined },
    page: {
      rows: [
        { id: 1, name: 'Ann' },
        { id: 2, name: 'Bob' },
      ],
      total: 2,
    },
  }

  it('is the same object where it is equal', () => assert.equal(reuse(before, structuredClone(before)), before))

  it('keeps whatever part of it is equal', () => {
    const next = {
      ...structuredClone(before),
      page: {
        rows: [
          { id: 1, name: 'Ann' },
          { id: 2, name: 'Bea' },
          { id: 3, name: 'Cid' },
        ],
        total: 3,
      },
    }
    const made = reuse(before, next)
    assert.deepEqual(made, next)
    assert.equal(made.query, before.query)
    assert.equal(made.page.rows[0], before.page.rows[0])
    assert.notEqual(made.page.rows[1], before.page.rows[1])
  })

  it('is another one where a part went or came', () => {
    for (const [one, other] of [
      [[1, 2], [1]],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [[], {}],
      [null, {}],
      [undefined, [1]],
    ])
      assert.deepEqual(reuse(one, other), other)
  })
})
