import assert from 'node:assert/strict'
import { it } from 'node:test'
import { map } from 'nanostores'
import { readEveryRow } from '../../../src/core/lists/every-row.ts'

interface Named {
  id: number
  name: string
}

it('an export of a whole list that is canceled while it is sorted ends without rows', async () => {
  const data = Array.from({ length: 20_000 }, (_row, index): Named => ({ id: index, name: `Doctor ${(index * 7919) % 20_000}` }))
  const cancel = new AbortController()
  const list = {
    $query: map({ page: 1, page_size: 10, sort: 'name' }),
    source: {
      domain: 'doctors' as const,
      read: () => Promise.resolve({ success: true as const, data }),
      rules: {
        keeps: () => true,
        texts: () => [],
        value: ({ name }: Named) => {
          cancel.abort()
          return name
        },
        id: ({ id }: Named) => id,
      },
    },
  }
  await assert.rejects(readEveryRow(list, { tell: () => undefined, signal: cancel.signal }), { name: 'AbortError' })
})
