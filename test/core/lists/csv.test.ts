import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groupedPhone, isoDate, isoDay } from '../../../src/core/format.ts'
import { csvFile } from '../../../src/core/lists/csv.ts'

const cell = async (value: string | number | null) =>
  (await (await csvFile(['A'], [value], (one) => [one])).text()).split('\r\n').slice(1, -1).join('\r\n')

describe('a value in a CSV file', () => {
  for (const value of [
    '=1+1',
    '+1',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u3000=1',
    '\uff1d1',
    '\uff0b1',
    '\uff0d1',
    '\uff201',
    '+1 2+3',
    '+1-2',
    "+1 2'!A1",
  ]) {
    it(`${JSON.stringify(value)} does not run as a formula`, async () => assert.ok((await cell(value)).startsWith(`"'${value}`)))
  }
  for (const value of ['+1 2025550143', '017012 3456', 'Ada', 'a=1', '2024-03-05', '\u2013 1']) {
    it(`${value} stays as it is`, async () => assert.equal(await cell(value), value))
  }
  it('may be a negative number', async () => assert.equal(await cell(-12.5), '-12.5'))
  it('is empty where nothing is known', async () => assert.deepEqual([await cell('-'), await cell(null)], ['', '']))
})

describe('a phone in a CSV file', () => {
  const phones: [string | null, string | null, string][] = [
    ['2025550143', '+1', '+1 2025550143'],
    ['+12025550143', '+1', '+1 2025550143'],
    ['(202) 555-0143', '+1', '+1 2025550143'],
    ['+1-202-555-0143', null, '+1202555 0143'],
    ['0170123456', null, '017012 3456'],
    ['\u0660\u0661\u0662\u0663\u0664\u0665\u0666', '+971', '+971 0123456'],
    ['112', null, '112'],
    ['555 0143 ext. 9', null, '555 0143 ext. 9'],
    [null, '+1', '-'],
  ]
  for (const [phone, countryCode, text] of phones) {
    it(`${phone} with ${countryCode} is ${text}`, () => assert.equal(groupedPhone({ phone, countryCode }), text))
  }
})

describe('a date in a CSV file', () => {
  it('is in ISO order', () => assert.deepEqual([isoDate('2024-03-05T12:00:00.000Z'), isoDay('1990-01-02')], ['2024-03-05', '1990-01-02']))
  it('is a dash where it is missing', () => assert.deepEqual([isoDate(null), isoDay('soon')], ['-', '-']))
})
