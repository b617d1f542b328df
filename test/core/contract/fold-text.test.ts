import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { foldText, sortKey } from '../../../src/core/contract/fold-text.ts'

/** Reads the rules of PostgreSQL's dictionary `unaccent`, which PGlite contains: pairs of a text and its replacement. */
async function readUnaccentRules(): Promise<[from: string, to: string][]> {
  const archive = extract()
  archive.end(gunzipSync(await readFile('node_modules/@electric-sql/pglite/dist/unaccent.tar.gz')))
  let rules = ''
  for await (const entry of archive) {
    const content = await text(entry)
    if (entry.header.name.endsWith('unaccent.rules')) rules = content
  }
  return rules
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([from, to]) => (from && to ? [[from, to]] : []))
}

const rules = await readUnaccentRules()
const unequal = (pairs: readonly (readonly [string, string])[]) => pairs.filter(([one, other]) => foldText(one) !== foldText(other))

describe('foldText', () => {
  it('replaces each letter as PostgreSQL does', () => {
    const letters = rules.filter(([from, to]) => /^\p{L}$/u.test(from) && /\p{L}/u.test(to))
    assert.ok(letters.length > 1500, `${letters.length} rules`)
    assert.deepEqual(unequal(letters), [])
  })

  it('replaces apostrophes and dashes as PostgreSQL does', () => {
    const marks = rules.filter(([from, to]) => from !== '\u00ad' && (to === "'" || to === '-'))
    assert.ok(marks.length > 15, `${marks.length} rules`)
    assert.deepEqual(unequal(marks), [])
  })

  it('replaces each digit of Unicode by the digit of its value', () => {
    const digits = Array.from({ length: 0x20000 }, (_digit, code) => String.fromCodePoint(code)).filter((one) => /\p{Nd}/u.test(one))
    assert.ok(digits.length > 500)
    for (let at = 0; at < digits.length; at += 10)
      assert.equal(
        digits
          .slice(at, at + 10)
          .map(foldText)
          .join(''),
        '0123456789',
      )
  })

  const equal: Record<string, [string, string][]> = {
    'case and accents': [
      ['IŞIK Şükrü', 'ışık şükrü'],
      ['İstanbul', 'istanbul'],
      ['Złotowski', 'ZLOTOWSKI'],
      ['Đặng Thị', 'dang thi'],
      ['Strauß', 'STRAUSS'],
      ['Ægir Œuvre', 'aegir oeuvre'],
      ['Þórður Guðni', 'thordur gudni'],
      ['Ελένη Γιώργος', 'ΕΛΕΝΗ ΓΙΩΡΓΟΣ'],
      ['Αλέξης', 'ΑΛΈΞΗΣ'],
    ],
    'composed and decomposed letters': ['Dvořák', 'Nguyễn', '김민준', 'がいこく', 'عائشة', 'हिन्दी'].map((name) => [
      name.normalize('NFC'),
      name.normalize('NFD'),
    ]),
    'apostrophes, hyphens, commas and quotation marks': [
      ['D’Angelo', "D'Angelo"],
      ['O´Brien', "O'Brien"],
      ['Saʿid', 'Said'],
      ['Jean‑Luc', 'Jean-Luc'],
      ['Smith – Jones', 'Smith - Jones'],
      ['Nováková, Petra', 'Novakova Petra'],
      ['„Sonne“ Praxis', '"Sonne" Praxis'],
      ['ジョン・スミス', 'ジョン スミス'],
    ],
    'invisible characters': [
      ['Mül\u00adler', 'Müller'],
      ['\u200eنور\u200f', 'نور'],
      ['\ufeffAna\u200b Lima', 'Ana Lima'],
      ['محمد\u200cعلی', 'محمدعلی'],
      ['Ana\u00a0\u2009Lima', 'Ana Lima'],
    ],
    'Arabic and Persian forms': [
      ['ليلى', 'لیلی'],
      ['كريم', 'کریم'],
      ['فاطمة', 'فاطمه'],
      ['أحمد إبراهيم آمال', 'احمد ابراهيم امال'],
      ['مُحَمَّد', 'محمد'],
      ['محـــمد', 'محمد'],
    ],
    'digits and full-width letters': [
      ['عيادة ٢٤', 'عيادة 24'],
      ['کلینیک ۷۸۹', 'کلینیک 789'],
      ['ＣＬＩＮＩＣ　１２', 'clinic 12'],
      ['क्लिनिक २४', 'क्लिनिक 24'],
    ],
    'spaces between letters of scripts without them': [
      ['李 小龙', '李小龙'],
      ['山田　太郎', '山田太郎'],
      ['サトー 一郎', 'サトー一郎'],
      ['김 민준', '김민준'],
    ],
  }
  for (const [title, pairs] of Object.entries(equal)) it(`ignores differences of ${title}`, () => assert.deepEqual(unequal(pairs), []))

  it('keeps different names apart', () => {
    for (const [one, other] of [
      ['राम', 'रमा'],
      ['กิน', 'กัน'],
      ['王伟', '王偉'],
      ['Ana Lima', 'Analima'],
      ['王 Wei', '王Wei'],
    ] as const) {
      assert.notEqual(foldText(one), foldText(other))
    }
  })

  it('does not change a folded text', () => {
    for (const [from] of rules) assert.equal(foldText(foldText(from)), foldText(from), from)
  })

  it('folds plain ASCII text as it folds all other text', () => {
    const characters = Array.from({ length: 95 }, (_character, place) => String.fromCharCode(32 + place))
    for (const character of characters) {
      for (const plain of [`A${character}b`, `A ${character} b`, `A${character}`])
        assert.equal(foldText(`é${plain}`), `e${foldText(plain)}`, plain)
    }
  })
})

describe('sortKey', () => {
  const sorted = (names: string[]) => names.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))

  it('sorts letters with their plain form', () => {
    const names = ['Adams', 'Æbel', 'Łukasz', 'lund', 'Øster', 'Ostrom', 'Štěpán', 'Suter', 'ţurcan', 'Tyler']
    assert.deepEqual(sorted(names.toReversed()), names)
  })

  it('sorts numbers by value', () => {
    const names = ['Clinic 2', 'Clinic ٣', 'Clinic 09', 'Clinic 10', 'Clinic 10 b', `Clinic 1${'0'.repeat(20)}`, 'Clinic B']
    assert.deepEqual(sorted(names.toReversed()), names)
  })
})
