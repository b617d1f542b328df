import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusalOf } from '../../../src/core/api/api-error.ts'
import { statusOfErrorCode } from '../../../src/core/contract/errors.ts'

describe('a refusal', () => {
  it('carries the code, message and fields of the body', () => {
    const { code, message, fields } = refusalOf({ success: false, code: 'validation', message: 'No', fields: { reason: 'required' } }, 422)
    assert.deepEqual({ code, message, fields }, { code: 'validation', message: 'No', fields: { reason: 'required' } })
  })

  const statuses = [
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'status-changed'],
    [413, 'too-large'],
    [415, 'unsupported-media'],
    [422, 'validation'],
    [429, 'too-many-requests'],
    [500, 'server'],
    [418, 'bad-request'],
    [502, 'server'],
    [503, 'unavailable'],
  ] as const
  for (const [status, code] of statuses) {
    it(`of a backend without our codes is understood by its status: ${status} is ${code}`, () => {
      for (const body of [undefined, null, '', '<html>', {}, { code: 'of their own' }, { code: 'toString' }]) {
        assert.equal(refusalOf(body, status).code, code)
      }
    })
  }

  it('has fields to look through, whatever the body has in their place', () => {
    for (const fields of [undefined, null, 'email', 1]) assert.deepEqual(refusalOf({ fields }, 422).fields, {})
  })

  it('always has words', () => assert.equal(refusalOf('<html>', 503).message, 'HTTP 503'))

  it('knows every code of the contract', () => {
    for (const [code, status] of Object.entries(statusOfErrorCode)) assert.equal(refusalOf({ code }, status).code, code)
  })
})
