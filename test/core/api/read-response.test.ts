import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readResponse } from '../../../src/core/api/responses/read-response.ts'
import { shapes } from '../../../src/core/api/responses/shapes.ts'

type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

const date = '2026-01-01T00:00:00.000Z'
const doctor = {
  id: 1,
  name: 'Ann',
  email: 'ann@a.test',
  phone: '1',
  countryCode: '+1',
  practice_name: 'A',
  profile_picture: '/a.png',
  totalPatient: 3,
  isActive: '1',
  subscriptionPlan: 'basic',
  createdAt: date,
}
const subscription = {
  id: 1,
  user_id: 2,
  name: 'Ann',
  profile_picture: '/a.png',
  status: 'active',
  plan: 'basic',
  amount: 49.9,
  currency: 'USD',
  stripe_payment_intent_id: 'pi_1',
  createdAt: date,
  end_date: date,
  version: 4,
}
const person = { first_name: 'Ann', last_name: 'A', email: 'ann@a.test', profile_picture: '/a.png', createdAt: date }
const figure = { now: 3, before: 2 }
const meta = { total: 30, page: 1, page_size: 10, more: true }

/** A complete response of every call that reads, and of the sign-in. */
const answers: Record<string, Json> = {
  'GET /admin/doctors': { success: true, data: [doctor, { ...doctor, id: 2 }], meta },
  'GET /admin/patients': {
    success: true,
    data: [
      { id: 1, name: 'Ann', email: 'ann@a.test', dob: '1990-01-01', profile_picture: '/a.png', createdAt: date },
      { id: 2, name: 'Bo', email: '', dob: null, profile_picture: null, createdAt: date },
    ],
    meta,
  },
  'GET /admin/list': {
    success: true,
    data: [
      { id: 1, ...person },
      { id: 2, ...person },
    ],
    meta,
  },
  'GET /admin/doctor/subscriptions': { success: true, data: [subscription, { ...subscription, id: 2 }], meta },
  'GET /admin/doctor': {
    success: true,
    data: {
      ...person,
      practice_name: 'A',
      address: 'B',
      phone: '1',
      countryCode: '+1',
      description: 'C',
      role: 'doctor',
      isActive: 1,
      subscriptionPlan: 'basic',
      version: 2,
    },
  },
  'GET /admin/patient': {
    success: true,
    data: {
      ...person,
      dob: '1990-01-01',
      country: 'France',
      description: 'C',
      visits: [{ id: 1, visit: 1, visit_type: 'Control', createdAt: date, images: ['/1.png', '/2.png'] }],
    },
  },
  'GET /admin/profile': {
    success: true,
    data: { ...person, city: 'A', state: 'B', country: 'C', address: 'D', description: 'E', role: 'superadmin', version: 1 },
  },
  'GET /admin/overview': {
    success: true,
    data: {
      practices: figure,
      patients: figure,
      activeSubscriptions: figure,
      revenue: [{ currency: 'USD', now: 5.5, before: 1 }],
      joined: [{ month: '2026-01', count: 2 }],
      subscriptions: [{ plan: 'basic', status: 'active', count: 2 }],
      expiring: { total: 1, first: [subscription] },
      newest: [doctor],
    },
  },
  'POST /admin/login': { success: true, name: 'Ann', access_token: 'token', profile_picture: '/a.png', role: 'admin' },
}

const read = (call: string, answer: Json) => readResponse(shapes[call]!, answer as object)

type Path = (string | number)[]

const isObject = (value: Json | undefined): value is { [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function placesIn(value: Json): Path[] {
  const entries: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return entries.flatMap(([key, part]): Path[] => [[key], ...placesIn(part).map((path) => [key, ...path])])
}

/** Returns the value with a changed entry at a path. Removes the entry if `change` returns undefined. */
function withAt(value: Json, [key, ...rest]: Path, change: (old: Json) => Json | undefined): Json {
  const old = (value as never)[key!] as Json
  const next = rest.length > 0 ? withAt(old, rest, change) : change(old)
  if (Array.isArray(value)) return value.with(Number(key), next ?? null)
  const others = Object.entries(value as object).filter(([name]) => name !== key)
  return Object.fromEntries(next === undefined ? others : [...others, [key, next]]) as Json
}

const written = (path: Path) => path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')

const valueAt = (value: Json, path: Path): Json => path.reduce((found, key) => (found as never)[key], value)

const isItem = (path: Path) => typeof path.at(-1) === 'number'

/** A response, page or row without these fields is unusable. */
const isNeeded = (path: Path) =>
  ['data', 'access_token', 'meta.total'].includes(path.join('.')) || (path.at(-1) === 'id' && !path.includes('visits'))

const losses: Record<string, (old: Json) => Json | undefined> = { 'is null': () => null, 'is missing': () => undefined }

describe('a whole answer', () => {
  for (const [call, answer] of Object.entries(answers))
    it(`is read as it is: ${call}`, async () => {
      const { answer: result, unreadable } = await read(call, answer)
      assert.equal(unreadable, undefined)
      const { unreadable: _none, ...rest } = result as Record<string, unknown>
      assert.deepEqual(rest, answer)
    })

  it('leaves its rows the very same', async () => {
    const list = answers['GET /admin/doctors'] as { data: Json[] }
    const { answer } = await read('GET /admin/doctors', list)
    assert.ok((answer as { data: Json[] }).data.every((row, index) => row === list.data[index]))
  })
})

describe('an answer in which one field', () => {
  for (const [call, answer] of Object.entries(answers))
    for (const [loss, lose] of Object.entries(losses))
      it(`${loss} is read with all others: ${call}`, async () => {
        for (const path of placesIn(answer).filter((each) => !isNeeded(each) && !isItem(each))) {
          const { answer: result, unreadable } = await read(call, withAt(answer, path, lose))
          assert.equal(unreadable, undefined, written(path))
          const { unreadable: _none, ...rest } = withAt(result as Json, path, () => valueAt(answer, path)) as Record<string, Json>
          assert.deepEqual(rest, answer, written(path))
        }
      })

  it('that is a text is missing is read as an empty one, and another as null', async () => {
    const { answer } = await read('GET /admin/doctors', { success: true, data: [{ id: 7 }] })
    assert.deepEqual((answer as { data: Json[] }).data, [
      {
        id: 7,
        name: '',
        email: '',
        phone: null,
        countryCode: null,
        practice_name: null,
        profile_picture: null,
        totalPatient: null,
        isActive: '',
        subscriptionPlan: '',
        createdAt: '',
      },
    ])
  })

  it('that is a list is missing is read as an empty one, and what is missing in a list is left out', async () => {
    const { answer } = await read('GET /admin/patient', { data: { visits: [null, { images: null }, { images: [null, '/1.png'] }] } })
    assert.deepEqual(
      (answer as { data: { visits: { images: string[] }[] } }).data.visits.map(({ images }) => images),
      [[], ['/1.png']],
    )
  })
})

describe('numbers and digits', () => {
  const asDigits = (value: Json): Json => (typeof value === 'number' ? String(value) : value)
  // Ids keep their type, because they are sent back to the server.
  const isId = (path: Path) => ['id', 'user_id'].includes(String(path.at(-1)))

  for (const [call, answer] of Object.entries(answers))
    it(`are the same where a number is expected: ${call}`, async () => {
      const numbers = placesIn(answer).filter((path) => !isId(path))
      const spelt = numbers.reduce((all, path) => withAt(all, path, asDigits), answer)
      assert.deepEqual(await read(call, spelt), await read(call, answer))
    })

  it('are the same where a text is expected', async () => {
    const { answer } = await read('GET /admin/doctors', {
      data: [
        { ...doctor, name: 5, phone: 15550100, isActive: 1 },
        { ...doctor, isActive: true },
        { ...doctor, isActive: false },
      ],
    })
    const rows = (answer as { data: (typeof doctor)[] }).data
    assert.deepEqual([rows[0]!.name, rows[0]!.phone], ['5', '15550100'])
    assert.deepEqual(
      rows.map(({ isActive }) => isActive),
      ['1', '1', '0'],
    )
  })

  it('tell a status in every way', async () => {
    const statusOf = async (isActive: Json) =>
      ((await read('GET /admin/doctor', { data: { isActive } })).answer as { data: { isActive: unknown } }).data.isActive
    assert.deepEqual(await Promise.all([1, '1', true, 0, '0', false, null, ''].map(statusOf)), [1, 1, 1, 0, 0, 0, null, null])
  })

  it('leave ids as they came', async () => {
    const data = [
      { ...subscription, id: '7', user_id: 'doc-7' },
      { ...subscription, id: '0b6e8c1c-6f0e-4f8e-9d55-0c8a5a3f1f10', user_id: 3 },
    ]
    assert.deepEqual(((await read('GET /admin/doctor/subscriptions', { data })).answer as { data: Json[] }).data, data)
  })
})

describe('what a backend may leave out', () => {
  const profileOf = async (fields: { [field: string]: Json }) =>
    (await read('GET /admin/profile', { data: { ...person, ...fields } })).answer as { data: Record<string, unknown> }

  for (const [name, value] of [
    ['version', 'a3f'],
    ['version', 1.5],
    ['version', {}],
  ] as const)
    it(`is ignored where it cannot be read: ${name} ${JSON.stringify(value)}`, async () => {
      const { [name]: ignored, ...others } = (await profileOf({ [name]: value })).data
      assert.equal(ignored, undefined)
      assert.deepEqual(others, (await profileOf({})).data)
    })
})

describe('the meta of a list', () => {
  const list = (answer: Record<string, Json>) => read('GET /admin/doctors', { data: [doctor], ...answer })

  it('may have texts for numbers', async () => {
    assert.deepEqual((await list({ meta: { total: '12', page: '1', page_size: '10' } })).answer, {
      data: [doctor],
      meta: { total: 12, page: 1, page_size: 10 },
      unreadable: 0,
    })
  })

  it('is none where it has nothing of ours', async () => {
    for (const meta of [null, [], {}, 'page 1', { request: 'a1' }] as Json[])
      assert.equal(((await list({ meta })).answer as { meta?: unknown }).meta, undefined)
  })

  it('is not taken for none where its total cannot be read, since one page would be taken for the whole list', async () => {
    for (const meta of [{ page: 1, page_size: 10 }, { total: null, page: 1 }, { total: 'many' }] as Json[])
      assert.deepEqual(await list({ meta }), { unreadable: 'meta.total' })
  })
})

describe('a row that cannot be read', () => {
  const rows = (...data: Json[]) => read('GET /admin/doctors', { success: true, data })
  const bad: Record<string, Json> = {
    'that has no id': { name: 'Ann' },
    'whose id is empty': { ...doctor, id: '' },
    'whose id is a list': { ...doctor, id: [1] },
    'that is null': null,
    'that is a text': 'Ann',
    'that is a list': [doctor],
    'with an object for a text': { ...doctor, email: {} },
    'with a word for a number': { ...doctor, totalPatient: 'few' },
    'with less than none': { ...doctor, totalPatient: -1 },
  }

  for (const [name, row] of Object.entries(bad))
    it(`is left out and counted: one ${name}`, async () => {
      const { answer, unreadable } = await rows(doctor, row, row)
      assert.deepEqual(answer, { success: true, data: [doctor], unreadable: 2 })
      assert.match(unreadable ?? '', /^data\[1\]/)
    })

  it('is told by its place, however far down', async () => {
    for (const index of [0, 7, 499, 500, 2_345]) {
      const { answer, unreadable } = await rows(
        ...Array.from({ length: 3_000 }, () => doctor).with(index, { ...doctor, name: {} } as never),
      )
      assert.equal(unreadable, `data[${index}].name`)
      assert.equal((answer as { data: Json[] }).data.length, 2_999)
    }
  })

  it('is more than a row where there is no other', async () =>
    assert.deepEqual(await rows(null, { name: 'Ann' }), { unreadable: 'data[0]' }))
})

describe('an answer without what is needed', () => {
  const misses: [call: string, answer: Json, path: string][] = [
    ['GET /admin/doctors', { success: true }, 'data'],
    ['GET /admin/doctors', { data: {} }, 'data'],
    ['GET /admin/doctor', { data: null }, 'data'],
    ['GET /admin/doctor', { data: [] }, 'data'],
    ['GET /admin/doctor', { data: { email: [] } }, 'data.email'],
    ['GET /admin/patient', { data: { visits: [{ images: [{}] }] } }, 'data.visits[0].images[0]'],
    ['GET /admin/overview', { data: { expiring: { total: -1 } } }, 'data.expiring.total'],
    ['POST /admin/login', { name: 'Ann' }, 'access_token'],
    ['POST /admin/login', { access_token: '' }, 'access_token'],
  ]
  for (const [call, answer, path] of misses)
    it(`tells its path: ${path} of ${call}`, async () => assert.deepEqual(await read(call, answer), { unreadable: path }))

  it('may have no list where there are no rows', async () =>
    assert.deepEqual(await read('GET /admin/list', { data: null }), { answer: { data: [], unreadable: 0 } }))
})
