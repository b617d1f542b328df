import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keyRows, noRows, type KeyedRows } from '../../../src/core/lists/row-keys.ts'

type Row = { id: number }

const query = {}
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }))
const next = (last: KeyedRows<Row>, ids: number[], asked: unknown = query) => keyRows(last, rows(...ids), ({ id }) => id, asked)

describe('the keys of rows', () => {
  const first = next(noRows, [1, 2, 3])

  it('differ', () => assert.deepEqual(first.keys, [0, 1, 2]))

  it('stay with their items, in any order', () => {
    assert.deepEqual(next(first, [3, 1, 2]).keys, [2, 0, 1])
    assert.deepEqual(next(first, [2]).keys, [1])
  })

  it('stay at their places for another query', () => {
    assert.deepEqual(next(first, [3, 4, 1], {}).keys, [0, 1, 2])
    assert.deepEqual(next(first, [4, 5, 6, 7], {}).keys, [0, 1, 2, 3])
  })

  it('of removed items go to no item of the same query', () => {
    const second = next(first, [2, 4])
    assert.deepEqual(second.keys, [1, 3])
    assert.deepEqual(next(second, [5]).keys, [4])
  })
})
