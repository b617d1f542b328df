import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { otherRefusal } from '../../../src/core/api/responses/other-refusals.ts'
import { isBroken, isRefusal } from '../../../src/core/api/responses/refusal.ts'

const taken = 'The email has already been taken.'

/** Refusals of other backends: body, fields and words wanted. */
const bodies: readonly [name: string, body: unknown, fields: Record<string, string>, told: string[]][] = [
  ['Laravel', { message: 'The given data was invalid.', errors: { email: [taken] } }, { email: taken }, ['The given data was invalid.']],
  ['express-validator', { errors: [{ msg: taken, param: 'email', location: 'body' }] }, { email: taken }, []],
  ['a list of fields', { errors: [{ field: 'email', message: taken }] }, { email: taken }, []],
  ['a nested field', { errors: [{ path: ['body', 'email'], message: taken }] }, { email: taken }, []],
  ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: taken, type: 'value_error' }] }, { email: taken }, []],
  ['class-validator', { errors: [{ property: 'email', constraints: { isEmail: taken } }] }, { email: taken }, []],
  [
    'a list of texts',
    { statusCode: 400, message: ['email must be an email', 'name should not be empty'], error: 'Bad Request' },
    {},
    ['email must be an email', 'name should not be empty', 'Bad Request'],
  ],
  ['a text', { message: taken }, {}, [taken]],
  ['an error', { error: taken }, {}, [taken]],
  ['an error with a message', { error: { message: taken, code: 17 } }, {}, [taken]],
  ['a problem of RFC 9457', { title: 'Conflict of data', detail: taken, status: 409 }, {}, [taken]],
  ['texts of all fields', { errors: [taken] }, {}, [taken]],
  ['camel case', { errors: { firstName: ['Too long.'], OldPassword: ['Wrong.'] } }, { first_name: 'Too long.', oldPassword: 'Wrong.' }, []],
  ['nothing', undefined, {}, []],
  ['an exception', { message: 'TypeError: Cannot read properties of undefined' }, {}, []],
  ['a code alone', { error: 'invalid_grant' }, {}, []],
]

describe('a refusal of another backend', () => {
  for (const [name, body, fields, told] of bodies)
    it(`tells its fields and its words: ${name}`, () => {
      const error = otherRefusal(body, 400, undefined)
      assert.deepEqual({ ...error.fields }, fields)
      assert.deepEqual(error.told, told)
    })

  it('has the code of its status', () => {
    const codeOf = (status: number) => otherRefusal({ message: 'No.' }, status, undefined).code
    assert.deepEqual([400, 404, 422, 429, 500, 502].map(codeOf), [
      'bad-request',
      'not-found',
      'validation',
      'too-many-requests',
      'server',
      'server',
    ])
  })

  it('of 500 keeps its words for the console', () => {
    const { message, told } = otherRefusal({ message: 'SQLSTATE[42S02]: no such table' }, 500, undefined)
    assert.deepEqual([message, told], ['SQLSTATE[42S02]: no such table', []])
  })

  it('tells the seconds to wait, from seconds or a date', () => {
    assert.equal(otherRefusal({}, 429, '42').retryAfter, 42)
    const seconds = otherRefusal({}, 429, new Date(Date.now() + 30_000).toUTCString()).retryAfter
    assert.ok(seconds !== undefined && seconds > 25 && seconds <= 30)
    for (const nothing of [undefined, '', '0', 'soon']) assert.equal(otherRefusal({}, 429, nothing).retryAfter, undefined)
  })
})

describe('a response of 2xx', () => {
  for (const body of [
    { success: 0 },
    { success: 'False' },
    { status: false },
    { status: 'Error' },
    { status: 422 },
    { statusCode: 400 },
    { error: 'No.' },
    { error: true },
    { errors: { email: ['No.'] } },
  ])
    it(`is a refusal: ${JSON.stringify(body)}`, () => assert.equal(isRefusal(body), true))
  for (const body of [
    {},
    { success: true, error: 'none' },
    { success: 1, status: 'error' },
    { status: 'canceled' },
    { status: 200 },
    { status: 0 },
    { error: null },
    { error: false },
    { error: '' },
    { errors: [] },
    { errors: {} },
  ])
    it(`is none: ${JSON.stringify(body)}`, () => assert.equal(isRefusal(body), false))

  it('may be a word', () => {
    for (const text of ['OK', 'Saved.', 'true', '', '1']) assert.equal(isRefusal(text), false, text)
    for (const answer of ['false', 'Error: already canceled', '"failed"', false]) assert.equal(isRefusal(answer), true, String(answer))
  })

  it('is broken if it is a page, or JSON that ends too early', () => {
    for (const text of ['<!doctype html>', ' <html>', '{"success": tr', '[']) assert.equal(isBroken(text), true, text)
    for (const text of ['OK', '', '1']) assert.equal(isBroken(text), false, text)
  })
})

describe('a wrong old password of another backend', () => {
  for (const status of [401, 403])
    it(`may be told by ${status}`, () => {
      const error = otherRefusal({ message: 'Invalid credentials.' }, status, undefined, 'changePassword')
      assert.deepEqual([error.code, error.fields], ['wrong-credentials', { oldPassword: 'incorrect' }])
      assert.equal(
        otherRefusal({ message: 'Invalid credentials.' }, status, undefined, 'listDoctors').code,
        status === 401 ? 'unauthorized' : 'forbidden',
      )
    })
})
