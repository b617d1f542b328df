import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { createDatabase, isPostgres } from '../support/server/test-database.ts'

after(stopServers)

const [superadmin, admin] = demoSignIns

/** Returns the token of the link in the only mail of an outbox. */
const readLink = async (folder: string) => {
  const [file] = await readdir(folder)
  assert.ok(file)
  const text = await readFile(join(folder, file), 'utf8')
  return /#reset=([\w-]+)/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
}

// The embedded database serves only one process.
if (isPostgres) {
  test('two processes agree on accounts, sessions, links and verifications', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'two-accounts-'))
    after(() => rm(DATA_DIR, { recursive: true }))
    const url = await createDatabase('no schema')
    const place = { DATA_DIR, DATABASE_URL: url, SEED: 'demo' }
    const [one, other] = await Promise.all([spawnServer(place).address, spawnServer(place).address])
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    after(() => client.end())
    const idOf = async ({ email }: { email: string }) =>
      (await client.query<{ id: number }>('SELECT id::int FROM admins WHERE email = $1', [email])).rows[0]!.id
    const [superadminId, adminId] = [await idOf(superadmin), await idOf(admin)]
    const signIn = async (address: string, who: object) => (await callServer(address, '/admin/login', undefined, who)).body.access_token
    const change = async (address: string, token: string, admin_id: number, change: string) =>
      (await callServer(address, '/admin/account', token, { admin_id, change })).status
    const stateOf = async (address: string, token: string) => (await callServer(address, '/admin/profile', token)).status

    // A disabled admin loses the sessions of both processes at once.
    const boss = await signIn(one, superadmin)
    const sessions = [await signIn(one, admin), await signIn(other, admin)]
    assert.equal(await change(one, boss, adminId, 'disable'), 200)
    assert.deepEqual([await stateOf(one, sessions[1]!), await stateOf(other, sessions[0]!)], [401, 401])
    assert.equal(await change(other, boss, adminId, 'enable'), 200)

    // One of two uses of a link at once sets the password.
    const old = await signIn(other, admin)
    assert.equal((await callServer(one, '/admin/password/forgotten', undefined, { email: admin.email })).status, 200)
    const token = await readLink(join(DATA_DIR, 'outbox'))
    const passwords = ['a rather long one', 'another rather long one'] as const
    const uses = await Promise.all(
      [one, other].map((address, index) =>
        callServer(address, '/admin/password/reset', undefined, { token, newPassword: passwords[index] }),
      ),
    )
    assert.deepEqual(uses.map(({ status }) => status).sort(), [200, 400])
    assert.equal(await stateOf(other, old), 401)
    const password = passwords[uses.findIndex(({ status }) => status === 200)]!

    // A verification at one process counts at the other.
    await client.query("UPDATE sessions SET created_at = created_at - interval '20 minutes', verified_at = NULL")
    assert.equal(await change(other, boss, adminId, 'promote'), 400)
    assert.equal((await callServer(one, '/admin/verify', boss, { password: superadmin.password })).status, 200)
    assert.equal(await change(other, boss, adminId, 'promote'), 200)

    // Two superadmins who demote each other at once leave one.
    const second = await signIn(other, { email: admin.email, password })
    const demotions = await Promise.all([change(one, boss, adminId, 'demote'), change(other, second, superadminId, 'demote')])
    assert.equal(demotions.filter((status) => status === 200).length, 1)
    const { rows } = await client.query("SELECT FROM admins WHERE role = 'superadmin'")
    assert.equal(rows.length, 1)

    // The history of both processes is one.
    const { rows: entries } = await client.query<{ action: string }>("SELECT action FROM audit WHERE subject <> 'sign-in' ORDER BY id")
    for (const action of ['admin-disabled', 'admin-enabled', 'admin-password-reset', 'admin-role-superadmin', 'admin-role-admin']) {
      assert.equal(entries.filter((entry) => entry.action === action).length, 1, action)
    }
  })
}
