import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { TOTP } from 'otpauth'
import pg from 'pg'
import { openDatabase } from '../../demo/server/database/database.ts'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { createDatabase, isPostgres } from '../support/server/test-database.ts'

after(stopServers)

const [superadmin, admin] = demoSignIns

// The embedded database serves only one process; test/server/start.test.ts tests that.
if (isPostgres) {
  test('many that start at once on an empty server migrate once', async () => {
    const url = await createDatabase('no schema')
    const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase({ url })))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('SELECT hash, count(*)::int AS times FROM drizzle.__drizzle_migrations GROUP BY hash')
    assert.ok(rows.length >= 3 && rows.every(({ times }: { times: number }) => times === 1))
    const indexes = await client.query("SELECT FROM pg_indexes WHERE indexname = 'doctors_search'")
    assert.equal(indexes.rowCount, 1)
    await client.end()
    await Promise.all(opened.map(({ close }) => close()))
  })

  test('two processes on one server are one to their clients', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'two-'))
    after(() => rm(DATA_DIR, { recursive: true }))
    const place = { DATA_DIR, DATABASE_URL: await createDatabase('no schema'), SEED: '120' }
    // Both start at once: one migrates and seeds, one creates the secret, and each uses the result of the other.
    const servers = [spawnServer(place), spawnServer(place)] as const
    const [one, other] = (await Promise.all(servers.map(({ address }) => address))) as [string, string]
    const signIn = async (address: string, who: object) => (await callServer(address, '/admin/login', undefined, who)).body.access_token
    const [first, second] = [await signIn(one, superadmin), await signIn(other, admin)]
    const list = async (address: string, token: string) => (await callServer(address, '/admin/doctor/subscriptions', token)).body.data
    // A session of one process is valid at the other.
    const rows = await list(other, first)
    assert.equal(rows.length, (await list(one, second)).length)

    // A picture URL signed by one process is valid at the other.
    const picture = String(rows.find(({ profile_picture }) => profile_picture)?.profile_picture).replace(other, one)
    assert.equal((await fetch(picture)).status, 200)

    // Each change is sent to both processes at once and applied once.
    const active = rows.filter(({ status }) => status === 'active').slice(0, 40)
    const answers = await Promise.all(
      active.flatMap((row) =>
        [
          [one, first],
          [other, second],
        ].map(([address, token]) =>
          callServer(address!, '/admin/subscription/status/change', token, {
            subscription_id: row.id,
            user_id: row.user_id,
            status: 'canceled',
            reason: 'Twice',
            version: row.version,
          }),
        ),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, active.length)
    assert.equal(answers.filter(({ status }) => status === 409).length, active.length)
    const later = await list(one, first)
    for (const { id } of active) assert.equal(later.find((row) => row.id === id)?.status, 'canceled')

    // The same idempotency key at both processes: one change, one response.
    const canceled = active.slice(0, 10)
    const repeated = await Promise.all(
      canceled.flatMap((row) =>
        [one, other, one, other].map((address) =>
          callServer(
            address,
            '/admin/subscription/status/change',
            first,
            { subscription_id: row.id, user_id: row.user_id, status: 'active', reason: 'Active' },
            'POST',
            { 'idempotency-key': `again-${row.id}` },
          ),
        ),
      ),
    )
    assert.deepEqual([...new Set(repeated.map(({ status }) => status))], [200])
    assert.deepEqual(
      (await list(other, second)).filter(({ id }) => canceled.some((row) => row.id === id)).map(({ version }) => version),
      canceled.map(() => 3),
    )

    // Both processes share the count of failed attempts.
    const tries = Array.from({ length: 14 }, (_, index) =>
      callServer(index % 2 ? one : other, '/admin/login', undefined, { email: 'storm@practice.test', password: 'x' }),
    )
    assert.equal((await Promise.all(tries)).filter(({ status }) => status === 400).length, 10)

    // A sign-in begins at one process and is confirmed at the other. Of two requests with one code, one signs in.
    const send = async (address: string, path: string, token?: string, body: object = {}) => {
      const { status, body: answered } = await callServer(address, path, token, body, 'POST')
      return {
        status,
        ...(answered as unknown as { data: { secret: string; recovery_codes: string[] }; second_factor: { challenge: string } }),
      }
    }
    const { secret } = (await send(one, '/admin/second-factor/totp', second)).data
    const code = new TOTP({ secret }).generate()
    const { recovery_codes } = (await send(other, '/admin/second-factor/totp/confirm', second, { code })).data
    const challenges = await Promise.all([one, other].map((address) => send(address, '/admin/login', undefined, admin)))
    assert.deepEqual(
      challenges.map(({ status }) => status),
      [401, 401],
    )
    const confirmed = await Promise.all(
      [other, one].map((address, index) =>
        send(address, '/admin/login/confirm', undefined, {
          challenge: challenges[index]!.second_factor.challenge,
          code: recovery_codes[0],
        }),
      ),
    )
    assert.deepEqual(confirmed.map(({ status }) => status).sort(), [200, 400])

    // Signing out at one process ends the session at the other.
    await callServer(one, '/admin/logout', second, {}, 'POST')
    assert.equal((await callServer(other, '/admin/profile', second)).status, 401)
    assert.deepEqual(
      (await Promise.all(servers.map(({ kill }) => kill('SIGTERM')))).map(({ code }) => code),
      [0, 0],
    )
  })
}
