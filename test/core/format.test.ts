import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatCount, formatCountBriefly, formatMonth } from '../../src/core/format-counts.ts'
import { formatDate, formatDay, formatMoney, formatPhone, formatTime, initialsOf } from '../../src/core/format.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('dates', () => {
  it('are day, month and year in every language', () => assert.equal(formatDate('2026-12-05T12:00:00.000Z'), '05/12/2026'))
  it('are one day where a browser is west of Greenwich, too', () => {
    process.env.TZ = 'America/Lima'
    assert.equal(formatDay('2026-01-02'), '02/01/2026')
    assert.equal(formatDate('2026-01-02T01:00:00.000Z'), '01/01/2026')
    assert.equal(formatTime(Date.parse('2026-01-02T14:05:59.000Z')), '02/01/2026, 09:05')
    delete process.env.TZ
  })
  for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])
    it(`without a time zone are the day that they name: ${zone}`, () => {
      process.env.TZ = zone
      for (const named of ['2026-03-05', '2026-03-05T00:00:00', '2026-03-05T23:59:59.999'])
        for (const format of [formatDate, formatDay]) assert.equal(format(named), '05/03/2026')
      delete process.env.TZ
    })
  it('are a dash where there is none', () => assert.equal(formatDate(null), '-'))
  for (const broken of ['', 'soon', '2026-13-45T99:00:00Z']) {
    it(`never throw: ${JSON.stringify(broken)}`, () => assert.equal(typeof formatDate(broken), 'string'))
  }
})

describe('phones', () => {
  for (const [phone, countryCode, shown] of [
    ['155501472', '+33', '+33 155501472'],
    ['+12125550165', '+1', '+1 2125550165'],
    ['+47 55 55 01 36', '+47', '+47 55 55 01 36'],
    ['0047 55 55 01 36', '+47', '+47 55 55 01 36'],
    ['tel. +47 55', '+47', 'tel. +47 55'],
    ['0081 3 1234', null, '+81 3 1234'],
    [null, '+1', '-'],
  ] as const) {
    it(`${phone} with the code ${countryCode} is ${shown}`, () => assert.equal(formatPhone({ phone, countryCode }), shown))
  }
})

describe('amounts', () => {
  const amounts = [
    [49.9, 'USD', '$49.90'],
    [49.9, 'usd', '$49.90'],
    [1260000, 'VND', '₫1,260,000'],
    [0, 'JPY', '¥0'],
    [39.75, 'KWD', 'KWD 39.750'],
    [-5, 'EUR', '-€5.00'],
  ] as const
  for (const [amount, currency, text] of amounts) {
    it(`${amount} ${currency} is ${text}`, () => assert.equal(plain(formatMoney(amount, currency, 'en')), text))
  }

  it('have a sign where they are a change', () => {
    assert.deepEqual(
      [5, -5, 0].map((amount) => formatMoney(amount, 'EUR', 'en', 'exceptZero')),
      ['+€5.00', '-€5.00', '€0.00'],
    )
  })

  it('stand as they came where the currency is none', () => {
    assert.equal(formatMoney(5, 'points', 'en'), '5 points')
    assert.equal(formatMoney(5, '', 'en'), '5')
  })

  it('are written as the language does', () => assert.equal(plain(formatMoney(1234.5, 'EUR', 'de')), '1.234,50 €'))

  it('have Latin digits in Arabic, and stay together amid its words', () => {
    assert.match(formatMoney(1234.5, 'USD', 'ar'), /^\u2066.*1,234\.50\sUS\$\u2069$/)
  })
})

describe('counts', () => {
  it('have separators, and a sign where they are a change', () => {
    assert.equal(formatCount(1234567, 'en'), '1,234,567')
    assert.deepEqual(
      [12, -3, 0].map((count) => formatCount(count, 'en', 'exceptZero')),
      ['+12', '-3', '0'],
    )
  })
  it('are short where there is little room', () =>
    assert.deepEqual(
      [7, 999, 12345].map((count) => formatCountBriefly(count, 'en')),
      ['7', '999', '12K'],
    ))
  it('have the same digits in every language', () => assert.match(formatCount(42, 'ar-EG'), /42/))
})

describe('months', () => {
  it('are named as the language does', () => {
    assert.deepEqual([formatMonth('2026-01', 'en', 'short'), formatMonth('2026-01', 'fr', 'long')], ['Jan', 'janvier 2026'])
  })
})

describe('initials', () => {
  const initials = [
    ['Olivia Bennett', 'OB'],
    ['María José Fernández de la Vega', 'MV'],
    ['zoë müller-brandt', 'ZM'],
    ['Łukasz Wiśniewski', 'ŁW'],
    ['ليلى الحداد', 'لا'],
    ['王 伟', '王伟'],
    ['Cher', 'C'],
    ['  padded  name  ', 'PN'],
    ['', ''],
    ['   ', ''],
    ['🦷', ''],
    ['🦷 Smile', 'S'],
    ['3 Dentists', 'D'],
    ["'Olaf (junior)", 'OJ'],
  ] as const
  for (const [name, letters] of initials) {
    it(`of ${JSON.stringify(name)} are ${JSON.stringify(letters)}`, () => assert.equal(initialsOf(name), letters))
  }
})
