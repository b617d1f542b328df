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
const named = process.argv.slice(2)
const files =
  named.length > 0
    ? named
    : readdirSync(`${root}test/server`)
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `test/server/${name}`)

const programs = findPostgres()
if (!programs) {
  process.stderr.write('No PostgreSQL on this machine: install it (Debian: apt-get install -y --no-install-recommends postgresql).\n')
  process.exit(1)
}

const cluster = await startCluster(programs)
try {
  await makeTemplates(cluster.url)
  // One file at a time, because some tests stop the database.
  const child = spawn(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES: cluster.url, TEST_POSTGRES_PID_FILE: cluster.pidFile, TEST_POSTGRES_AWAY_FILE: cluster.awayFile },
  })
  const interrupt = () => {
    child.kill('SIGINT')
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await cluster.stop()
}
