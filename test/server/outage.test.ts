import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { after, test } from 'node:test'
import pg from 'pg'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { onlyOnPostgres, placeOf, stopPostgres } from '../support/server/test-database.ts'
import { until } from '../support/server/until.ts'

after(stopServers)

const [superadmin] = demoSignIns
const togglers = 20
const savers = 6
const readers = 6
/** Number of responses between two faults. */
const many = 150

test(
  'a database that stops, crashes and starts under load costs answers of 503, and nothing that was acknowledged',
  onlyOnPostgres,
  async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'outage-'))
    after(() => rm(DATA_DIR, { recursive: true }))
    const place = await placeOf(DATA_DIR)
    const server = spawnServer({ ...place, SEED: '120', LOG_LEVEL: 'silent' })
    const address = await server.address
    const signIn = () => callServer(address, '/admin/login', undefined, superadmin)
    const token = (await signIn()).body.access_token
    const call = (path: string, body?: object, key?: string) =>
      callServer(address, path, token, body, undefined, key ? { 'idempotency-key': key } : {})

    let acknowledged = 0
    let refused = 0
    let isOver = false
    /** Retries on 503 until the response is 200, like a client that follows `retry-after`. */
    const insist = async (send: () => Promise<{ status: number }>) => {
      for (;;) {
        const { status } = await send()
        if (status === 200) break
        assert.equal(status, 503)
        refused += 1
        await setTimeout(20)
      }
      acknowledged += 1
    }
    /** Sends changes one after another, each with its own idempotency key. Returns their number. */
    const change = async (name: string, send: (round: number, key: string) => Promise<{ status: number }>) => {
      let round = 0
      for (; !isOver; round++) await insist(() => send(round, `${name}-${round}`))
      return round
    }

    const { data } = (await call('/admin/doctor/subscriptions')).body
    const rows = data.filter(({ status }) => status === 'active').slice(0, togglers)
    const statusOf = (round: number) => (round % 2 === 0 ? 'canceled' : 'active')
    const toggling = rows.map(({ id, user_id }) =>
      change(`toggle-${id}`, (round, key) =>
        call('/admin/subscription/status/change', { subscription_id: id, user_id, status: statusOf(round), reason: key }, key),
      ),
    )
    const saving = Array.from({ length: savers }, (_, index) =>
      change(`save-${index}`, async (round, key) => {
        const form = new FormData()
        form.append('description', String(round))
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
        const { status } = await fetch(`${address}/api/v1/admin/doctor/profile?doctor_id=${index + 1}`, {
          method: 'POST',
          headers,
          body: form,
        })
        return { status }
      }),
    )
    const paths = [
      '/admin/doctors?page=2',
      '/admin/doctor/subscriptions?status=active&page=1',
      '/admin/profile',
      '/admin/overview',
      '/admin/patients?page=1&q=an',
    ]
    const reading = [
      change('sign-in', signIn),
      ...Array.from({ length: readers - 1 }, (_, index) => change(`read-${index}`, () => call(paths[index % paths.length]!))),
    ]

    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      const before = acknowledged
      await until(() => acknowledged >= before + many)
      const start = await stopPostgres(signal)
      const refusedBefore = refused
      await until(() => refused >= refusedBefore + many)
      const [health, ready, list] = await Promise.all([
        fetch(`${address}/health`),
        fetch(`${address}/ready`),
        fetch(`${address}/api/v1/admin/doctors`, { headers: { authorization: `Bearer ${token}` } }),
      ])
      assert.deepEqual([health.status, ready.status, list.status, list.headers.get('retry-after')], [200, 503, 503, '1'])
      await start()
    }
    const before = acknowledged
    await until(() => acknowledged >= before + many)
    isOver = true

    // Every change is applied exactly once: none is lost, and no retry is applied again.
    const rounds = await Promise.all(toggling)
    const later = (await call('/admin/doctor/subscriptions')).body.data
    const client = new pg.Client({ connectionString: place['DATABASE_URL'] })
    await client.connect()
    for (const [index, { id, version }] of rows.entries()) {
      const made = rounds[index]!
      const row = later.find((one) => one.id === id)
      assert.deepEqual([row?.status, row?.version], [statusOf(made - 1), version! + made])
      const audit = await client.query<{ reason: string }>(
        "SELECT reason FROM audit WHERE subject = 'subscription' AND subject_id = $1 ORDER BY id",
        [id],
      )
      assert.deepEqual(
        audit.rows.map(({ reason }) => reason),
        Array.from({ length: made }, (_, round) => `toggle-${id}-${round}`),
      )
    }
    for (const [index, made] of (await Promise.all(saving)).entries()) {
      const { rows: saved } = await client.query('SELECT description, version FROM doctors WHERE id = $1', [index + 1])
      assert.deepEqual(saved, [{ description: String(made - 1), version: made + 1 }])
    }
    await client.end()
    await Promise.all(reading)
    assert.equal((await server.kill('SIGTERM')).code, 0)
  },
)
