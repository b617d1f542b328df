import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readResponse } from '../../../src/core/api/responses/read-response.ts'
import { misfitsIn } from '../../../src/core/api/responses/misfits.ts'
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

const read = (call: string, answer: Json, base?: string) => readResponse(shapes[call]!, answer as object, base)

/** Returns the misfits as lines such as `data[1].email: {} is no text`. */
const misfits = (call: string, answer: Json) =>
  misfitsIn(shapes[call]!, answer).map(
    ({ path, found, wanted, count }) => `${path}: ${found}, wanted ${wanted}${count > 1 ? `, ${count} times` : ''}`,
  )

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
      const { answer: result, hasMisfits } = await read(call, answer)
      assert.equal(hasMisfits, false)
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
          const { answer: result, hasMisfits } = await read(call, withAt(answer, path, lose))
          assert.equal(hasMisfits, false, written(path))
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
      const spelled = numbers.reduce((all, path) => withAt(all, path, asDigits), answer)
      assert.deepEqual(await read(call, spelled), await read(call, answer))
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
    const spellings = [1, '1', true, 'true', 'TRUE', 0, '0', false, 'false', null, '']
    assert.deepEqual(await Promise.all(spellings.map(statusOf)), [1, 1, 1, 1, 1, 0, 0, 0, 0, null, null])
    const { answer } = await read('GET /admin/doctors', { data: spellings.map((isActive) => ({ ...doctor, isActive })) })
    assert.deepEqual(
      (answer as { data: { isActive: string }[] }).data.map(({ isActive }) => isActive === '1'),
      [true, true, true, true, true, false, false, false, false, false, false],
    )
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
  }

  for (const [name, row] of Object.entries(bad))
    it(`is left out, counted and told: one ${name}`, async () => {
      const { answer, hasMisfits } = await rows(doctor, row, row)
      assert.deepEqual(answer, { success: true, data: [doctor], unreadable: 2 })
      assert.equal(hasMisfits, true)
      assert.match(misfits('GET /admin/doctors', { data: [doctor, row, row] }).join('\n'), /^data\[1\].*, 2 times$/)
    })

  it('is told by its place, however far down', async () => {
    for (const index of [0, 7, 499, 500, 2_345]) {
      const data = Array.from({ length: 3_000 }, () => doctor as Json).with(index, { ...doctor, id: {} })
      assert.equal(((await rows(...data)).answer as { data: Json[] }).data.length, 2_999)
      assert.deepEqual(misfits('GET /admin/doctors', { data }), [`data[${index}].id: {}, wanted an id (number or text)`])
    }
  })

  it('is more than a row where there is no other', async () => assert.deepEqual(await rows(null, { name: 'Ann' }), { hasMisfits: true }))
})

describe('a field that cannot be read', () => {
  const bad: [field: keyof typeof doctor, value: Json, wanted: string][] = [
    ['email', {}, 'a text'],
    ['name', ['Ann'], 'a text'],
    ['totalPatient', 'few', 'a whole number 0..'],
    ['totalPatient', -1, 'a whole number 0..'],
    ['createdAt', 'last week', 'a date (ISO 8601, SQL, or seconds or milliseconds since 1970)'],
    ['profile_picture', { url: '/a.png' }, 'a URL'],
    ['subscriptionPlan', { id: 2 }, 'a text'],
  ]
  for (const [field, value, wanted] of bad)
    it(`counts as missing, and its row stays: ${field} ${JSON.stringify(value)}`, async () => {
      const data = [doctor, { ...doctor, [field]: value }, { ...doctor, [field]: value }]
      const { [field]: lost, ...others } = doctor
      assert.deepEqual(
        (await read('GET /admin/doctors', { data })).answer,
        (await read('GET /admin/doctors', { data: [doctor, others, others] })).answer,
      )
      assert.deepEqual(misfits('GET /admin/doctors', { data }), [`data[1].${field}: ${JSON.stringify(value)}, wanted ${wanted}, 2 times`])
      assert.notEqual(lost, undefined)
    })

  it('is told together with all others of the answer', () =>
    assert.deepEqual(misfits('GET /admin/patient', { data: { email: [], visits: [{ visit: 'one', images: [{}, '/1.png'] }, 'none'] } }), [
      'data.email: [], wanted a text',
      'data.visits[0].visit: "one", wanted a whole number',
      'data.visits[0].images[0]: {}, wanted a URL',
      'data.visits[1]: "none", wanted an object',
    ]))
})

describe('an answer without what is needed', () => {
  const misses: [call: string, answer: Json, misfit: RegExp][] = [
    ['GET /admin/doctors', { success: true }, /^data: nothing, wanted a list$/],
    ['GET /admin/doctors', { data: {} }, /^data: \{\}, wanted a list$/],
    ['GET /admin/doctor', { data: null }, /^data: null, wanted an object$/],
    ['GET /admin/doctor', { data: [] }, /^data: \[\], wanted an object$/],
    ['POST /admin/login', { name: 'Ann' }, /^access_token: nothing, wanted a text$/],
    ['POST /admin/login', { access_token: '' }, /^access_token: "", wanted a text$/],
  ]
  for (const [call, answer, misfit] of misses)
    it(`is an error that tells it: ${misfit.source} of ${call}`, async () => {
      assert.deepEqual(await read(call, answer), { hasMisfits: true })
      assert.match(misfits(call, answer).join('\n'), misfit)
    })

  it('may have no list where there are no rows', async () =>
    assert.deepEqual(await read('GET /admin/list', { data: null }), { answer: { data: [], unreadable: 0 }, hasMisfits: false }))
})

describe('words of other backends', () => {
  const rowOf = async (call: string, row: Json, base?: string) =>
    ((await read(call, { data: [{ id: 1, ...(row as object) }] }, base)).answer as { data: Record<string, unknown>[] }).data[0]!

  for (const [spelled, status] of [
    ['Active', 'active'],
    ['CANCELLED', 'canceled'],
    ['cancelled', 'canceled'],
    [' Expired ', 'expired'],
    ['Past due', 'Past due'],
  ])
    it(`are those of the contract in any case: ${spelled}`, async () =>
      assert.equal((await rowOf('GET /admin/doctor/subscriptions', { status: spelled! })).status, status))

  it('name plans in any case', async () => {
    assert.equal((await rowOf('GET /admin/doctor/subscriptions', { plan: 'Premium' }))['plan'], 'premium')
    assert.equal((await rowOf('GET /admin/doctors', { subscriptionPlan: 'FREE' }))['subscriptionPlan'], 'free')
  })

  for (const [given, date] of [
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T10:20:30.5+02:00', '2026-03-05T10:20:30.5+02:00'],
    ['2026-03-05 10:20:30', '2026-03-05T10:20:30'],
    ['2026-03-05 10:20:30.123456+00', '2026-03-05T10:20:30.123456+00:00'],
    ['2026-03-05 10:20:30 UTC', '2026-03-05T10:20:30Z'],
    [1_772_706_030, '2026-03-05T10:20:30.000Z'],
    ['1772706030', '2026-03-05T10:20:30.000Z'],
    [1_772_706_030_000, '2026-03-05T10:20:30.000Z'],
    [-631_152_000, '1950-01-01T00:00:00.000Z'],
    ['05/03/2026', ''],
    ['0000-00-00 00:00:00', ''],
  ] as const)
    it(`write dates as ${given}`, async () => assert.equal((await rowOf('GET /admin/doctors', { createdAt: given }))['createdAt'], date))

  it('give whole names, or first and last ones', async () => {
    assert.equal((await rowOf('GET /admin/doctors', { first_name: 'Ann', last_name: 'Lee' }))['name'], 'Ann Lee')
    assert.equal((await rowOf('GET /admin/patients', { name: null, last_name: 'Lee' }))['name'], 'Lee')
    const { first_name, last_name } = await rowOf('GET /admin/list', { name: 'Mary Ann Lee' })
    assert.deepEqual([first_name, last_name], ['Mary Ann', 'Lee'])
  })

  it('give one picture for a list of pictures', async () => {
    const { answer } = await read('GET /admin/patient', { data: { visits: [{ images: '/1.png' }, { images: '' }] } })
    assert.deepEqual(
      (answer as { data: { visits: { images: string[] }[] } }).data.visits.map(({ images }) => images),
      [['/1.png'], []],
    )
  })

  for (const [url, base, resolved] of [
    ['/uploads/a.png', '/api/v1', '/uploads/a.png'],
    ['/uploads/a.png', undefined, '/uploads/a.png'],
    ['/uploads/a.png', 'https://api.test/api/v1', 'https://api.test/uploads/a.png'],
    ['uploads/a.png', 'https://api.test/api/v1', 'https://api.test/api/v1/uploads/a.png'],
    ['https://cdn.test/a.png', 'https://api.test/api/v1', 'https://cdn.test/a.png'],
    ['//cdn.test/a.png', 'https://api.test/api/v1', '//cdn.test/a.png'],
    ['data:image/png;base64,AA', 'https://api.test/api/v1', 'data:image/png;base64,AA'],
  ] as const)
    it(`resolve pictures against the API base ${base}: ${url}`, async () =>
      assert.equal((await rowOf('GET /admin/doctors', { profile_picture: url }, base))['profile_picture'], resolved))
})
