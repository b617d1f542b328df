import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../support/server/server-process.ts'
import { median, type Figure } from './report.ts'

/** Returns the milliseconds from starting the server process until it listens. */
const startOnce = async (DATA_DIR: string) => {
  const start = performance.now()
  const server = spawnServer({ DATA_DIR, SEED: 'demo' })
  await server.address
  const time = performance.now() - start
  await server.kill('SIGTERM')
  return time
}

/** Measures the server start: with an empty folder, which it fills with demo data, and with the existing data. */
export async function measureServerStart(rounds: number): Promise<Figure[]> {
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < rounds; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'start-'))
    first.push(await startOnce(folder))
    second.push(await startOnce(folder))
    await rm(folder, { recursive: true })
  }
  const of = (scale: string, times: number[]): Figure => ({ measure: 'start', subject: 'server', scale, value: median(times), unit: 'ms' })
  return [of('empty folder, demo data', first), of('second start', second)]
}
