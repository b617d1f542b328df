import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../../../demo/server/database/database.ts'
import { memoryPictures } from '../../../demo/server/pictures/picture-store.ts'
import { seed } from '../../../demo/server/seed/seed.ts'
import { today } from '../server/today.ts'
import { startCluster } from './cluster.ts'
import { hasPooler, startPooler } from './pooler.ts'
import { findPostgres } from './programs.ts'

const makeTemplates = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const name of ['nothing', 'demo']) {
    await client.query(`CREATE DATABASE ${name}`)
    const { database, close } = await openDatabase({ url: url.replace(/postgres$/, name) })
    if (name === 'demo') await seed({ database, pictures: memoryPictures(), today })
    await close()
  }
  await client.end()
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const isPooled = process.argv[2] === '--pooled'
const named = process.argv.slice(isPooled ? 3 : 2)
/** Test files that also run through pgbouncer. */
const pooledFiles = [
  'admins',
  'doctor-changes',
  'doctors',
  'embed-sessions',
  'list-pages',
  'overview',
  'pooler',
  'repeated-requests',
  'session',
  'subscription-status',
  'two-processes',
  'whole-list',
].map((name) => `test/server/${name}.test.ts`)
const files =
  named.length > 0
    ? named
    : readdirSync(`${root}test/server`)
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `test/server/${name}`)

/** Runs one file at a time, because some tests stop the database. Returns the exit code. */
const runTests = async (paths: string[], variables: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  const interrupt = () => {
    child.kill('SIGINT')
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  return code ?? 1
}

const programs = findPostgres()
if (!programs) {
  process.stderr.write('No PostgreSQL on this machine: install it (Debian: apt-get install -y --no-install-recommends postgresql).\n')
  process.exit(1)
}

if (!hasPooler()) {
  process.stderr.write('No pgbouncer on this machine: install it (Debian: apt-get install -y --no-install-recommends pgbouncer).\n')
  process.exit(1)
}

const cluster = await startCluster(programs)
try {
  await makeTemplates(cluster.url)
  const pooler = await startPooler(cluster.url)
  const direct = { TEST_POSTGRES: cluster.url, TEST_POSTGRES_PID_FILE: cluster.pidFile, TEST_POSTGRES_AWAY_FILE: cluster.awayFile }
  const pooled = { TEST_POSTGRES: pooler.url, TEST_POOLED: '1' }
  try {
    const codes = isPooled ? [] : [await runTests(files, direct)]
    if (isPooled || named.length === 0) codes.push(await runTests(named.length > 0 ? named : pooledFiles, pooled))
    process.exitCode = Math.max(...codes)
  } finally {
    await pooler.stop()
  }
} finally {
  await cluster.stop()
}
