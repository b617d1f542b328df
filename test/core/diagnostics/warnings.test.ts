import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { warnOfSettings } from '../../../src/core/diagnostics/configuration.ts'
import { warnOfToken } from '../../../src/core/diagnostics/token.ts'

let warn: ReturnType<typeof mock.method<Console, 'warn'>>

const told = () => warn.mock.calls.map(({ arguments: [text] }) => String(text))

const settings: [string, object, string | undefined][] = [
  ['a misspelled setting', { apibase: '/api/v1' }, 'configure() knows no setting apibase. It knows apiBase, getToken,'],
  ['a token in place of a function', { getToken: 'secret' }, 'configure({ getToken }) must be a function.'],
  ['a host without a scheme', { apiBase: 'backoffice.example.com' }, 'configure({ apiBase }) must be a URL or a path'],
  ['an unknown theme', { theme: 'black' }, "configure({ theme }) must be 'light', 'dark', 'auto'."],
  ['a language that is not there', { locale: 'de' }, "configure({ locale }) must be 'auto' or a tag of en, zh,"],
  ['a link that is no function', { links: { doctor: '/doctors/1' } }, 'configure({ links }) must be an object with a function for doctor.'],
  ['an unknown link', { links: { practice: () => '/' } }, 'configure({ links }) must be an object without practice (known: doctor,'],
  ['a named color', { appearance: { colorPrimary: 'red' } }, 'configure({ appearance }) must be an object with a hex color'],
  ['an unknown call', { mapAnswer: { listDoctor: () => ({}) } }, 'configure({ mapAnswer }) must be an object without listDoctor'],
  ['an unknown parameter', { listParameters: { limit: 'n' } }, 'configure({ listParameters }) must be an object without limit'],
  ['nothing', { apiBase: undefined, links: null }, undefined],
  [
    'right settings',
    {
      apiBase: 'https://backoffice.example.com/api/v1',
      getToken: () => null,
      credentials: 'include',
      headers: () => ({}),
      listParameters: { sort: false, page_size: 'per_page' },
      mapRequest: { listDoctors: () => ({}) },
      locale: 'fr-CA',
      dir: 'rtl',
      theme: 'auto',
      appearance: { colorPrimary: '#6750f0', borderRadius: '4px', density: 'compact' },
      links: { patient: () => '/' },
    },
    undefined,
  ],
]

const tokens: [string, unknown, string][] = [
  ['an object', { token: 'x' }, 'getToken returned an object instead of a string'],
  ['a number', 42, 'getToken returned a number instead of a string'],
  ['a page', '<!doctype html>', 'getToken returned HTML'],
  ['a header', 'Bearer abc', 'begins with "Bearer "'],
  ['white space', 'abc\n', 'with white space'],
]

describe('warnings for developers', () => {
  beforeEach(() => {
    warn = mock.method(console, 'warn', () => undefined)
  })
  afterEach(() => warn.mock.restore())

  for (const [what, given, warning] of settings)
    it(`are told of configure() with ${what}${warning ? '' : ': none'}, once`, () => {
      warnOfSettings(given)
      warnOfSettings(given)
      assert.equal(told().length, warning ? 1 : 0)
      if (warning) assert.ok(told()[0]?.startsWith(warning), told()[0])
    })

  for (const [what, token, warning] of tokens)
    it(`are told of a token that is ${what}`, () => {
      warnOfToken(token)
      assert.ok(told()[0]?.includes(warning), told()[0])
    })
})
