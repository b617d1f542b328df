import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeId, encodeId, idOf } from '../../src/core/ids.ts'

describe('ids in addresses', () => {
  it('are the base64 of their digits', () => assert.equal(encodeId(42), 'NDI='))

  for (const id of [1, 42, 2_147_483_647, 'doc-7', '0b6e8c1c-6f0e-4f8e-9d55-0c8a5a3f1f10', '007', 'Łódź 🩺', '90071992547409931'])
    it(`come back as they were: ${id}`, () => assert.equal(decodeId(encodeId(id)), id))

  it('are numbers where they are digits, since an address knows no types', () => assert.equal(decodeId(encodeId('42')), 42))

  for (const text of ['', '!', 'NDI', 'gICA', 'AAE=', encodeId(0), encodeId(-1), encodeId(1.5), encodeId('undefined')])
    it(`are none in "${text}"`, () => assert.equal(decodeId(text), text === 'NDI' ? 42 : undefined))
})

describe('ids in attributes', () => {
  it('are numbers or texts', () => assert.deepEqual(['42', 'doc-7', '007', 'NDI='].map(idOf), [42, 'doc-7', '007', 'NDI=']))

  for (const text of [
    '',
    ' ',
    ' 42',
    'undefined',
    'null',
    'NaN',
    '[object Object]',
    '0',
    '-1',
    '+5',
    '1.5',
    '0x10',
    '0X1F',
    '0b11',
    '0o17',
    '\u00a05',
    'a\nb',
  ])
    it(`are none in ${JSON.stringify(text)}`, () => assert.equal(idOf(text), undefined))
})
