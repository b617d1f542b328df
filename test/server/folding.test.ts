import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doctorSorts } from '../../src/core/contract/doctors.ts'
import { doctorRules, type DoctorQuery } from '../../src/core/doctor-rules.ts'
import { wholeList } from '../../src/core/lists/whole-list.ts'
import { doctors, patients } from '../../demo/server/database/schema.ts'
import { refold } from '../../demo/server/lists/refold.ts'
import { doctorKeys } from '../../demo/server/lists/text-keys.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { practices } from '../../demo/server/seed/practices.ts'
import { seed } from '../../demo/server/seed/seed.ts'
import { openDemoApp, today } from '../support/server/demo-app.ts'
import { openTestDatabase } from '../support/server/test-database.ts'

const { database, signedIn } = await openDemoApp()

const firstNames = (
  'Łucja ŁUKASZ Øyvind oyvind Đorđe Dorde Ágnes Işıl ISIL İpek Æsa Œdipe Þóra Ásta Jean‑Luc Jean–Luc Jean-Luc ' +
  "D’Arcy d'Arcy Strauß STRAUSS 伟 小龙 太郎 ジョン 민준 فاطمة فاطمه ليلى لیلی أحمد احمد مُحَمَّد محـمد राम रमा กิน กัน Ελένη ΕΛΕΝΗ Ёлка Елка Зоя " +
  'Ｍａｒｙ Mary\u200b Mül\u00adler Muller'
).split(' ')
const lastNames = ['王', 'Kovář', 'Kovár'.normalize('NFD'), "O'Neil", 'O’Neil', 'كريم', 'کریم', 'Ng', 'Nguyễn', 'Smith, Jr.', '🦷 Zahn']
const practiceNames = ['Clinic 9', 'Clinic 10', 'clinic ٩', 'Praxis „Süd“', '王 诊所', '', '100% _natural_']
const phones = [
  { countryCode: '+49', phone: '(0)30 1234-567' },
  { countryCode: '+44', phone: '020 7946 0958' },
  { countryCode: null, phone: '0047 22 12 34 56' },
  { countryCode: '+20', phone: '٠١٠٠ ١٢٣ ٤٥٦' },
  { countryCode: '+1', phone: '212 555 0142 x22' },
  { countryCode: '+39', phone: null },
]
const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value

for (let number = 0; number < 600; number++) {
  const person = {
    firstName: pick(firstNames, number),
    lastName: pick(lastNames, number * 7 + 3),
    email: `${number % 3 === 0 ? 'Müller' : 'Post'}${number}@folding.test`,
  }
  const doctor = { ...person, practiceName: pick(practiceNames, number * 3), ...pick(phones, number * 5) }
  await database.insert(doctors).values({ ...doctor, ...doctorKeys(doctor) })
}

const queries = [
  ...[...firstNames, ...lastNames, ...practiceNames, ...phones.flatMap(({ phone }) => phone ?? [])],
  ...[
    '王伟',
    '伟王',
    '王 伟',
    'lukasz kovar',
    'Kovář, Łucja',
    'oneil',
    'o’n',
    'smith jr',
    'muller1',
    'MÜLLER3@',
    '%',
    '_',
    '\\',
    'a',
    '٩',
    '🦷',
  ],
  ...['+49 30 1234567', '030/1234', '+44 (0)20 7946', '00442079460958', '0100123', '2125550142', '+4722', '+4', '(212)', 'x22'],
]

const ids = (rows: { id: number | string }[]) => rows.map(({ id }) => id)

/** Reads all rows of a query page by page. */
const readPages = async (path: string, query: Record<string, string>) => {
  const read: { id: number | string }[] = []
  for (let page = 1; ; page++) {
    const { body } = await signedIn.get(`${path}?${new URLSearchParams({ ...query, page: String(page), page_size: '100' })}`)
    read.push(...body.data)
    if (body.data.length < 100) return ids(read)
  }
}

test('the browser finds the same doctors in a whole list as the server', async () => {
  const whole = wholeList((await signedIn.get('/admin/doctors')).body.data, doctorRules)
  for (const q of queries) {
    const { rows } = await whole.page({ page: 1, page_size: 10_000, q })
    assert.deepEqual(await readPages('/admin/doctors', { q }), ids(rows), q)
  }
})

test('the browser sorts a whole list as the server does', async () => {
  const whole = wholeList((await signedIn.get('/admin/doctors')).body.data, doctorRules)
  for (const sort of doctorSorts) {
    for (const order of ['asc', 'desc'] as const) {
      const query: DoctorQuery = { page: 1, page_size: 10_000, sort, order }
      assert.deepEqual(await readPages('/admin/doctors', { sort, order }), ids((await whole.page(query)).rows), `${sort} ${order}`)
    }
  }
})

test('generated rows have the keys that the program computes', async () => {
  const generated = await openTestDatabase('nothing')
  await seed({ database: generated.database, pictures: memoryPictures(), doctors: practices.length + 120, today })
  const read = async () => [
    await generated.database.select().from(doctors).orderBy(doctors.id),
    await generated.database.select().from(patients).orderBy(patients.id),
  ]
  const seeded = await read()
  await refold(generated.database)
  assert.deepEqual(await read(), seeded)
  await generated.close()
})
