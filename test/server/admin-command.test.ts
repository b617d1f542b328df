import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runProgram } from '../support/server/server-process.ts'
import { placeOf } from '../support/server/test-database.ts'

const folder = await mkdtemp(join(tmpdir(), 'admin-'))
after(() => rm(folder, { recursive: true }))
const place = await placeOf(join(folder, 'data'))
const run = (...words: string[]) => runProgram('demo/setup/admin.mjs', words, place)

test('a wrong command says in one line what is wrong', async () => {
  for (const [words, message] of [
    [[], /^Use: npm run admin -- list, or one of disable, enable, /],
    [['toString', 'a@practice.test'], /^Use: /],
    [['disable'], /^Use: /],
    [['disable', 'a@practice.test', 'b@practice.test'], /^Use: /],
    [['disable', 'a@practice.test'], /^There is no admin a@practice\.test\. All admins: npm run admin -- list\n$/],
  ] as const) {
    const { stderr, code } = await run(...words)
    assert.match(stderr, message)
    assert.equal(code, 1)
  }
  const { stdout, code } = await run('list')
  assert.deepEqual([stdout, code], ['', 0])
})
