import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import autocannon from 'autocannon'
import { addAudit } from '../../demo/server/admins/audit-repository.ts'
import { pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
import { changeStatus, pageOfSubscriptions } from '../../demo/server/subscriptions/subscriptions-repository.ts'
import type { Database } from '../../demo/server/database/database.ts'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { repeat, statementsOf } from './floor.ts'
import { withRatios, type Figure } from './report.ts'

const page = { number: 1, size: 10 }

/** Initial requests of the lists, and the same work directly on the database. */
const reads: Record<string, { path: string; work: (database: Database) => Promise<unknown> }> = {
  'list of doctors': { path: '/admin/doctors?page=1&page_size=10', work: (database) => pageOfDoctors(database, {}, page) },
  'list of subscriptions': {
    path: '/admin/doctor/subscriptions?status=active&page=1&page_size=10',
    work: (database) => pageOfSubscriptions(database, { status: 'active' }, page),
  },
}

const atOnce = 32
const floor = 'bare driver'
const writing = fileURLToPath(new URL('writing.ts', import.meta.url))

const figuresOf = (call: string, subject: string, scale: string, [perSecond, p99]: readonly [number, number]): Figure[] => [
  { measure: `${call}, a second`, subject, scale, value: perSecond, unit: '1/s' },
  { measure: `${call}, p99`, subject, scale, value: p99, unit: 'ms' },
]

const summed = (times: readonly number[], seconds: number) => {
  const sorted = [...times].sort((one, other) => one - other)
  return [times.length / seconds, sorted[Math.floor(sorted.length * 0.99)] ?? NaN] as const
}

const readAtServer = async ({ origin, session }: DemoServer, path: string, seconds: number) => {
  // Runs in a worker, so that sending requests does not slow down the server's thread.
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${origin}/api/v1${path}`,
    connections: atOnce,
    duration: seconds,
    workers: 1,
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  if (non2xx + errors > 0) throw new Error(`${path} failed ${non2xx + errors} times`)
  return [requests.average, latency.p99] as const
}

/** Uses the query method of PGlite itself; the server's client keeps prepared plans. */
const askBare = (client: PGlite, text: string, parameters: unknown[]) =>
  PGlite.prototype.query.call(client, text, parameters, { rowMode: 'array' })

/** Measures the statements of a status change without HTTP requests. */
const writeBare = async (client: PGlite, seconds: number) => {
  const { rows } = await client.query<{ id: number; doctor_id: number }>(
    "SELECT id, doctor_id FROM subscriptions WHERE status = 'active' ORDER BY id LIMIT 1",
  )
  const [{ id, doctor_id: doctorId }] = rows as [{ id: number; doctor_id: number }]
  const change = (status: 'active' | 'canceled') =>
    statementsOf(client, async (database) => {
      await changeStatus(database, { id, doctorId, status, seen: undefined })
      await addAudit(database, {
        at: new Date(),
        adminId: 1,
        action: `subscription-${status}`,
        subject: 'subscription',
        subjectId: id,
        reason: 'Measured',
      })
    })
  const changes = [await change('canceled'), await change('active')]
  let turn = 0
  const times = await repeat(
    () => {
      const statements = changes[turn++ % 2] ?? []
      return PGlite.prototype.transaction.call(client, async (transaction) => {
        for (const { text, parameters } of statements) await transaction.query(text, parameters)
      })
    },
    { seconds, atOnce },
  )
  return summed(times, seconds)
}

const writeAtServer = async ({ origin, session }: DemoServer, seconds: number) => {
  const words = ['--import', 'tsx', writing, origin, session.access_token ?? '', String(seconds), String(atOnce)]
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 })
  return summed(JSON.parse(stdout) as number[], seconds)
}

/** Measures the API throughput at 32 connections, and the same statements on the bare driver. */
export async function measureThroughput(server: DemoServer, { size, seconds }: { size: number; seconds: number }): Promise<Figure[]> {
  const scale = `${size} doctors`
  const figures: Figure[] = []
  for (const [call, { path, work }] of Object.entries(reads)) {
    const statements = await statementsOf(server.client, work)
    const times = await repeat(
      async () => {
        for (const { text, parameters } of statements) await askBare(server.client, text, parameters)
      },
      { seconds, atOnce },
    )
    figures.push(
      ...figuresOf(call, floor, scale, summed(times, seconds)),
      ...figuresOf(call, 'API', scale, await readAtServer(server, path, seconds)),
    )
  }
  const write = 'change of status'
  figures.push(...figuresOf(write, floor, scale, await writeBare(server.client, seconds)))
  figures.push(...figuresOf(write, 'API', scale, await writeAtServer(server, seconds)))
  return withRatios(figures, () => floor)
}
