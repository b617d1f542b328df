import assert from 'node:assert/strict'
import { it } from 'node:test'
import { $unsaved, addUnsaved } from '../../../src/core/forms/unsaved.ts'

it('counts the unsaved parts of a page', () => {
  const counts: number[] = []
  $unsaved.listen((count) => counts.push(count))
  const [first, second] = [addUnsaved(), addUnsaved()]
  first()
  second()
  assert.deepEqual(counts, [1, 2, 1, 0])
})
