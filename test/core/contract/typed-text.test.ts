import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isolate } from '../../../src/core/contract/isolate.ts'
import { formatMoney } from '../../../src/core/format.ts'
import { confirmed, looseEmail, otp, passwordLength, phoneNumber, requiredText, standardEmail } from '../../../src/core/contract/rules.ts'
import { searchWords } from '../../../src/core/contract/search.ts'
import { cleanLine, cleanText, withAsciiDigits } from '../../../src/core/contract/typed-text.ts'

const shown = (text: string) => JSON.stringify(text).replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

describe('a text of one line', () => {
  const cleaned: [string, string][] = [
    ['Ann\u200ba', 'Anna'],
    ['\ufeff Anna\u00a0\u200e', 'Anna'],
    ['\u202eannA\u202c', 'annA'],
    ['\u2067Anna\u2069 \u2060Lee\u00ad', 'Anna Lee'],
    ['An\u200dna', 'Anna'],
    ['\u738b\u200c\u660e', '\u738b\u660e'],
    ['Anna\u{e0041}\u{e007f}', 'Anna'],
    ['Anna\r\nLee\tBo', 'Anna Lee Bo'],
    ['Anna\u2028Lee', 'Anna Lee'],
    ['\u200c\u0645\u06cc\u200d', '\u0645\u06cc'],
    ['\u{1f468}\u200d', '\u{1f468}'],
  ]
  for (const [typed, text] of cleaned) it(`${shown(typed)} becomes ${shown(text)}`, () => assert.equal(cleanLine(typed), text))

  const spelled: [string, string][] = [
    ['a Persian name', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['a Marathi cluster', '\u0930\u094d\u200d\u092f\u093e'],
    ['a Sinhala cluster', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['a Bengali cluster', '\u09b0\u200d\u09cd\u09af\u09be'],
    ['an older Malayalam final', '\u0d2e\u0d4b\u0d39\u0d28\u0d4d\u200d'],
    ['an emoji of several', 'Clinic \u{1f468}\u{1f3fd}\u200d\u2695\ufe0f'],
    ['the flag of Scotland', 'Clinic \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a Japanese variant', '\u845b\u{e0100}\u57ce'],
    ['a combining accent', 'Zoe\u0308'],
  ]
  for (const [title, text] of spelled) it(`keeps ${title}`, () => assert.equal(cleanLine(text), text))

  it('stays the same when it is cleaned again', () => {
    for (const [text] of [...cleaned, ...spelled.map(([, text]) => [text] as const)]) {
      assert.equal(cleanLine(cleanLine(text)), cleanLine(text))
    }
  })
})

describe('a phone number', () => {
  for (const [typed, kept] of [
    ['0047 22 12 34 56', '+47 22 12 34 56'],
    [' 00 44 20 7946 0958 ext. 22 ', '+44 20 7946 0958 ext. 22'],
    ['٠٠٢٠ ١٠٠', '+٢٠ ١٠٠'],
    ['００８１ ３', '+８１ ３'],
    ['020 7946 0958 x22', '020 7946 0958 x22'],
    ['+1 (207) 555-0142', '+1 (207) 555-0142'],
  ] as const)
    it(`${typed} is kept as ${kept}`, () => assert.equal(cleanText('phone', typed), kept))
})

describe('a text that shows nothing', () => {
  for (const blank of ['\u200b', '\u200d\u200c', ' \u202e\u2069 ', '\u3164', '\ufeff', '\u00ad\n', '\u2800', '\u{e0041}', '\ufe0f']) {
    it(`${shown(blank)} is missing`, () => {
      assert.equal(requiredText(blank), 'required')
      assert.equal(cleanText('first_name', blank), '')
      assert.equal(cleanText('reason', blank), '')
    })
  }
})

describe('a text of several lines', () => {
  it('keeps its lines and its marks of direction', () => {
    assert.equal(cleanText('description', ' one\n\u200ftwo\t3 \n'), 'one\n\u200ftwo\t3')
  })
})

describe('an email', () => {
  const rules = { looseEmail, standardEmail }
  for (const [name, rule] of Object.entries(rules)) {
    for (const email of [
      'a b@practice.test',
      'a@practice.test\nb@practice.test',
      'a@pra\u2003ctice.test',
      'a@practice.test\u2028x',
      '@ \t.',
    ]) {
      it(`${shown(email)} breaks ${name}`, () => assert.equal(rule(email), 'invalid'))
    }
    for (const email of [' a@practice.test\n', 'a\u200b@practice.test', '\u202aa@practice.test\u202c']) {
      it(`${shown(email)} passes ${name}`, () => assert.equal(rule(email), undefined))
    }
  }
  it('has one form', () => assert.equal(cleanText('email', 'zoe\u0308@practice.test'), cleanText('email', ' zo\u00eb@practice.test')))
})

describe('a password', () => {
  it('is as long as its normalized form', () => {
    assert.equal(passwordLength('e\u0301e\u0301e\u0301'), 'too-short')
    assert.equal(passwordLength('\ufb03\ufb03'), undefined)
  })
  it('is confirmed by the same letters in another form', () => {
    assert.equal(confirmed('\uff50\u00e4ssword', 'pa\u0308ssword'), undefined)
    assert.equal(confirmed('password', 'Password'), 'mismatch')
  })
})

describe('digits', () => {
  const zeros = [
    '0',
    '\u0660',
    '\u06f0',
    '\u07c0',
    '\u0966',
    '\u09e6',
    '\u0e50',
    '\u1040',
    '\u17e0',
    '\uff10',
    '\u{1d7ce}',
    '\u{1d7f6}',
    '\u{1e950}',
  ]
  for (const zero of zeros) {
    it(`from U+${zero.codePointAt(0)!.toString(16)} on are digits of a code`, () => {
      const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero.codePointAt(0)! + digit)).join('')
      assert.equal(withAsciiDigits(digits), '0123456789')
      assert.equal(otp([...digits].slice(3, 9).join('')), undefined)
      assert.equal(phoneNumber([...digits].join('')), undefined)
    })
  }
  it('are not what only looks like one', () => {
    for (const other of ['\u00b2', '\u00bd', '\u2460', '\u4e09', '\u2167', 'x']) {
      assert.equal(withAsciiDigits(other), other)
      assert.equal(otp(other.repeat(6)), 'incomplete')
    }
  })
})

describe('a search', () => {
  it('ignores invisible characters', () => assert.deepEqual(searchWords('\u200bAn\u200bna\u202c'), searchWords('anna')))
})

describe('a text in a sentence', () => {
  for (const name of ['\u05e0\u05d5\u05e2\u05d4', '\u0644\u064a\u0644\u0649 3', '\u200fAnna', '\u{1e900}', '\u07ca']) {
    it(`${shown(name)} is isolated`, () => assert.equal(isolate(name), `\u2068${name}\u2069`))
  }
  it('cannot end its isolation or turn what follows around', () => {
    assert.equal(isolate('\u2069\u202eAnna\u2066\u202b'), '\u2068Anna\u2069')
  })
  it('stays as it is where it cannot reorder anything', () => {
    for (const text of ['Anna Lee', '\u738b\u4f1f', '+12', 'Zo\u00eb (2)']) assert.equal(isolate(text), text)
  })
  it('stays as it is if it is one isolate, such as an amount in Arabic', () => {
    const amount = formatMoney(79.9, 'USD', 'ar')
    assert.equal(isolate(amount, true), amount)
    assert.equal(isolate('\u2066Anna\u2069 \u2066Lee\u2069'), '\u2068Anna Lee\u2069')
  })
  it('is isolated in a sentence from right to left if it has letters', () => {
    assert.equal(isolate('J. Lee Jr.', true), '\u2068J. Lee Jr.\u2069')
    assert.equal(isolate('05/03/2024, 10:00', true), '05/03/2024, 10:00')
  })
})
