import assert from 'node:assert/strict'
import { it } from 'node:test'
import { uuid } from '../../src/core/uuid.ts'

it('a UUID is one of version 4, and another one each time', () => {
  const some = Array.from({ length: 100 }, uuid)
  for (const one of some) assert.match(one, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(new Set(some).size, some.length)
})
