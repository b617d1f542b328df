import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { required, requiredText } from '../../../src/core/contract/rules.ts'

describe('required', () => {
  it('asks for something', () => assert.equal(required(''), 'required'))
  it('takes white space, as a password may be', () => assert.equal(required(' '), undefined))
  it('takes text', () => assert.equal(required('a'), undefined))
})

describe('requiredText', () => {
  for (const blank of ['', ' ', '\t\n', '\u00a0']) {
    it(`takes ${JSON.stringify(blank)} for nothing`, () => assert.equal(requiredText(blank), 'required'))
  }
  it('takes text with white space around it', () => assert.equal(requiredText('  moved away '), undefined))
})
