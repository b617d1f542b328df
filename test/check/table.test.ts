import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fail, pass, skip, type Trait } from '../../demo/check/line.ts'
import { summaryOf, tableOf } from '../../demo/check/table.ts'

const trait = (level: Trait['level'], name: string): Trait => ({
  level,
  name,
  wanted: 'JSON with a list in data; every row has an id',
  guide: 'responses',
})

const lines = [
  pass(trait('needed', 'GET /admin/doctors'), '10 rows'),
  fail(trait('recommended', 'GET /admin/doctors: paging'), 'page_size=1 returns 10 rows; the elements page in the browser'),
  skip(trait('security', 'GET /admin/list as an admin'), 'needs --admin-email and --admin-password'),
]

test('a table without a width has one row for each line', () => {
  const rows = tableOf(lines).split('\n')
  assert.match(rows[0] ?? '', /^ +Call or trait +Found +Wanted +Guide$/)
  assert.match(rows[3] ?? '', /^ok +GET \/admin\/doctors +10 rows +JSON with .* has an id +#responses$/)
  assert.match(rows[6] ?? '', /^FAIL +GET \/admin\/doctors: paging +page_size=1 returns 10 rows; .* browser +JSON/)
  assert.match(rows[9] ?? '', /^- +GET \/admin\/list as an admin +not checked: needs --admin-email/)
  assert.equal(rows.length, 10)
})

for (const width of [80, 100, 140])
  test(`a table of ${width} characters breaks its cells between words and loses none`, () => {
    const table = tableOf(lines, width)
    assert.ok(table.split('\n').every((row) => row.length <= width))
    for (const word of lines.flatMap(({ found, wanted }) => `${found} ${wanted}`.split(' '))) assert.ok(table.includes(word), word)
  })

test('the summary counts what fails, by level', () => {
  assert.equal(summaryOf(lines), 'The elements work with this backend. Passed: 1; failed: 1 recommended; not checked: 1.')
  assert.match(summaryOf([fail(trait('needed', 'x'), 'y')]), /^The elements do not work with this backend\. Passed: 0; failed: 1 needed;/)
})
