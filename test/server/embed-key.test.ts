import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runProgram } from '../support/server/server-process.ts'
import { placeOf } from '../support/server/test-database.ts'

const folder = await mkdtemp(join(tmpdir(), 'embed-key-'))
after(() => rm(folder, { recursive: true }))
const place = await placeOf(join(folder, 'data'))
const run = (...words: string[]) => runProgram('demo/setup/embed-key.mjs', words, place)

test('a key is created, listed without its secret, and revoked', async () => {
  const [said, secret = ''] = (await run('create', 'Harbour', 'portal')).stdout.split('\n')
  assert.match(said ?? '', /^Created key 1 of Harbour portal\./)
  assert.match(secret, /^pe_secret_[\w-]{43}$/)
  const { stdout } = await run('list')
  assert.match(stdout, new RegExp(`^1  …${secret.slice(-4)}  Harbour portal  created .+, never used\n$`))
  assert.equal((await run('revoke', '1')).stdout, 'Revoked key 1. Its sessions have ended.\n')
  assert.equal((await run('list')).stdout, 'There are no keys.\n')
})

test('a wrong command says in one line what is wrong', async () => {
  for (const [words, message] of [
    [[], /^Use: npm run embed-key -- create NAME \| list \| revoke ID\n$/],
    [['create'], /^Name the portal/],
    [['create', 'x'.repeat(101)], /^A name has at most 100 characters/],
    [['revoke', 'one'], /^There is no key one\./],
  ] as const) {
    const { stderr, code } = await run(...words)
    assert.match(stderr, message)
    assert.equal(code, 1)
  }
})
