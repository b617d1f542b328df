import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isFound, phoneSortKey, searchKey, searchWords, type Phone } from '../../../src/core/contract/search.ts'

const finds = (search: string, ...key: Parameters<typeof searchKey>) => isFound(searchKey(...key), searchWords(search))

describe('a search', () => {
  const named: [search: string, text: string][] = [
    ['Nováková, Petra', 'Petra Nováková'],
    ['王伟', '王 伟'],
    ['王 伟', '王伟'],
    ['민', '김 민준'],
    ['김 병원', '김민수 서울병원'],
    ["d'an", 'D’Angelo'],
    ['٢٤', 'Clinic 24'],
    ['24', 'کلینیک ۲۴'],
    ['فاطمه', 'فاطمة الزهراء'],
    ['oslo øst', 'Ost Oslo'],
    ['007', 'Agentur 007'],
    ['10115', 'Praxis 10115'],
  ]
  for (const [search, text] of named) it(`${search} finds ${text}`, () => assert.ok(finds(search, [text])))

  it('counts each word once, and no more than twelve', () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${String.fromCharCode(97 + index)}`)
    const search = words.flatMap((word) => [word, word]).join(' ')
    assert.deepEqual(
      searchWords(search).map(({ word }) => word),
      words.slice(0, 12),
    )
  })

  it('finds nothing in the texts of two columns together', () => assert.ok(!finds('伟诊', ['王伟', '诊所'])))
})

describe('a search for a phone number', () => {
  const stored: Record<string, Phone> = {
    German: { phone: '+49 (0)89 123-4567', countryCode: '+49' },
    British: { phone: '020 7946 0958', countryCode: '+44' },
    Italian: { phone: '06 1234 5678', countryCode: '+39' },
    Egyptian: { phone: '٠١٠٠ ١٢٣ ٤٥٦٧', countryCode: '+20' },
    American: { phone: '(212) 555-0142 ext. 22', countryCode: '+1' },
    'without code': { phone: '0047 22 12 34 56', countryCode: null },
  }
  const searches: [search: string, name: string][] = [
    ['+49 89 1234567', 'German'],
    ['0049 89 123 45 67', 'German'],
    ['089/1234567', 'German'],
    ['(89) 123-4567', 'German'],
    ['+44 (0)20 7946 0958', 'British'],
    ['+442079460958', 'British'],
    ['0207 946', 'British'],
    ['+39 06 12345678', 'Italian'],
    ['06-1234-5678', 'Italian'],
    ['+20 100 123 4567', 'Egyptian'],
    ['٠١٠٠١٢٣', 'Egyptian'],
    ['212.555.0142', 'American'],
    ['+1 (212) 555-0142 x22', 'American'],
    ['１（２１２）５５５', 'American'],
    ['+47 22123456', 'without code'],
  ]
  for (const [search, name] of searches) {
    it(`${search} finds the ${name} number alone`, () =>
      assert.deepEqual(
        Object.keys(stored).filter((one) => finds(search, [], stored[one])),
        [name],
      ))
  }

  it('finds it beside a name', () => assert.ok(finds('+44 20 7946 ana', ['Ana Lima'], stored.British)))
  it('does not take an extension for digits of the number', () => assert.ok(!finds('555014222', [], stored.American)))
  it('finds no missing number', () => assert.ok(!finds('12345', ['Ana'], { phone: null, countryCode: '+12' })))
})

describe('phoneSortKey', () => {
  it('keeps the numbers of a country together', () => {
    const numbers = ['+1 212 555 0142', '+44 20 7946 0958', '0047 22 12 34 56', '+49 1', '+49 89 1234567']
    const key = (phone: string) => phoneSortKey({ phone, countryCode: null })
    assert.deepEqual(
      numbers.toReversed().toSorted((one, other) => (key(one) < key(other) ? -1 : 1)),
      numbers,
    )
  })
})
