import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readBody } from '../../../src/core/api/responses/body.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const read = (text: string) => readBody(bytesOf(text))

interface Doctor {
  id: number
  name: string
}

/** Longer than one chunk of the reader. The names look like item boundaries and hold characters of up to four bytes. */
const doctors = Array.from({ length: 20_000 }, (_doctor, index): Doctor => ({
  id: index,
  name: `},{"id": "Łukasz" 🩺 \\${index % 3 ? '"}, {' : ''}`,
}))

describe('the body of an answer', () => {
  const long: Record<string, unknown> = {
    'a long list': { success: true, data: doctors },
    'a long list with something after it': { success: true, data: doctors, meta: { total: 20_000, data: [1] } },
    'a long list with lists in what comes before it': { meta: { data: [{ id: 1 }, { id: 2 }] }, data: doctors },
    'a long list of lists of objects': { success: true, data: doctors.map((doctor) => ({ ...doctor, visits: [doctor, doctor] })) },
    'a long list of texts': { data: doctors.map(({ name }) => name) },
    'a long text': { data: 'x'.repeat(1_000_000) },
    'a long list outside an object': doctors,
    'a refusal': { success: false, message: 'No' },
  }
  for (const [name, value] of Object.entries(long))
    it(`is read as JSON is: ${name}`, async () => {
      assert.deepEqual(await read(JSON.stringify(value)), value)
      assert.deepEqual(await read(JSON.stringify(value, null, 2)), value)
    })

  it('stands for nothing where it is no JSON, long or short', async () => {
    const json = JSON.stringify({ success: true, data: doctors })
    for (const broken of ['', '<!doctype html>', '{"success":true', json.slice(0, -2), `${json}]`, json.replace('"id":9999', '"id":')]) {
      assert.equal(await read(broken), undefined, broken.slice(0, 20))
    }
  })

  it('gives other tasks their turn while it is long', async () => {
    let turns = 0
    const others = setInterval(() => (turns += 1), 0)
    await read(JSON.stringify({ data: [...doctors, ...doctors, ...doctors, ...doctors] }))
    clearInterval(others)
    assert.ok(turns > 1, `${turns} turns`)
  })
})
