import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readBody } from '../../src/core/answers/body.ts'
import { misfitOf } from '../../src/core/answers/misfit.ts'
import { shapes } from '../../src/core/answers/shapes.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const read = (text: string) => readBody(bytesOf(text))

interface Doctor {
  id: number
  name: string
}

/** More than is read at once. Its texts look like what is between two items, and hold letters of up to four bytes. */
const doctors = Array.from({ length: 20_000 }, (_doctor, index): Doctor => ({ id: index, name: `},{"id": "Łukasz" 🩺 \\${index % 3 ? '"}, {' : ''}` }))

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

describe('an answer held against its shape', () => {
  const shape = shapes['GET /admin/patients']!
  const patient = { id: 1, name: 'Ann', email: 'ann@example.com', dob: null, profile_picture: null, createdAt: '2026-01-01T00:00:00.000Z' }
  const patients = Array.from({ length: 3_000 }, () => patient)

  it('may be a long list', async () => assert.equal(await misfitOf(shape, { success: true, data: patients }), undefined))

  it('is told by the place of the first item that does not fit, however far down', async () => {
    for (const index of [0, 7, 499, 500, 2_345, 2_999]) {
      const data = patients.with(index, { ...patient, name: null } as never)
      assert.equal(await misfitOf(shape, { success: true, data }), `.data[${index}].name`)
    }
  })
})
