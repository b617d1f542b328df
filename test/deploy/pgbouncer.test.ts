import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { deployFile } from '../support/deploy/deploy-file.ts'
import { findProgram, killProgram, startProgram } from '../support/deploy/programs.ts'
import { waitFor } from '../support/deploy/wait-for.ts'
import { freePort } from '../support/free-ports.ts'
import { lesserUser, startCluster } from '../support/postgres/cluster.ts'
import { findPostgres } from '../support/postgres/programs.ts'
import { packagedServer, packageServer } from '../support/server/packaged-server.ts'
import { callServer, runProgram, spawnServer, stopServers } from '../support/server/server-process.ts'

const me = { email: 'me@practice.test', password: 'my-own-password' }
const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))

describe('the server behind pgbouncer', () => {
  let postgres: Awaited<ReturnType<typeof startCluster>>
  let pgbouncer: ChildProcess
  let url = ''

  before(async () => {
    packageServer()
    const programs = findPostgres()
    assert.ok(programs, 'No PostgreSQL on this machine (Debian: apt-get install -y --no-install-recommends postgresql)')
    postgres = await startCluster(programs)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query("CREATE ROLE office LOGIN PASSWORD 'office-password'")
    await client.query('CREATE DATABASE office OWNER office')
    await client.end()

    const port = await freePort()
    const user = lesserUser()
    writeFileSync(join(folder, 'userlist.txt'), '"office" "office-password"\n')
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      deployFile('pgbouncer.ini', {
        'port=5432': `port=${new URL(postgres.url).port}`,
        'listen_port = 6432': `listen_port = ${port}`,
        '/etc/pgbouncer': folder,
        '/var/log/postgresql': folder,
        '/var/run/postgresql': folder,
      }),
    )
    if (user) for (const file of ['', 'userlist.txt', 'pgbouncer.ini']) chownSync(join(folder, file), user.uid, user.gid)
    pgbouncer = startProgram(findProgram('pgbouncer'), [join(folder, 'pgbouncer.ini')], { folder, log: join(folder, 'output.log'), user })
    url = `postgres://office:office-password@127.0.0.1:${port}/office`
    await waitFor('pgbouncer', 30, async () => {
      const through = new pg.Client({ connectionString: url })
      await through.connect()
      await through.end()
      return true
    })
  })
  after(async () => {
    await stopServers()
    await killProgram(pgbouncer, 'SIGINT')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('signs in, reads and writes with many clients at once', async () => {
    const direct = postgres.url.replace(/tests@(.*)\/postgres$/, 'office@$1/office')
    const variables = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ADMIN_EMAIL: me.email, ADMIN_PASSWORD: me.password }
    assert.equal((await runProgram('migrate.js', [], { ...variables, DATABASE_URL: direct }, packagedServer)).stderr, '')
    const server = spawnServer({ ...variables, DATABASE_URL: url, MIGRATE: 'never' }, packagedServer)
    const address = await server.address
    const { access_token } = (await callServer(address, '/admin/login', undefined, me)).body
    const texts = { first_name: 'Ada', last_name: 'King', city: '', country: '', address: '', description: '' }
    const create = (index: number) =>
      callServer(address, '/admin/create', access_token, {
        ...texts,
        email: `${index}@practice.test`,
        password: 'long-enough',
        role: 'admin',
      })
    const list = () => callServer(address, '/admin/list?page=1&limit=10', access_token)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? create(index) : list())))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await list()).body.data.length, 10)
    const { code, stderr } = await server.kill('SIGTERM')
    assert.equal(code, 0)
    assert.match(stderr, /^\{[^\n]*"msg":"PUBLIC_URL is not set: [^\n]*\}\n$/, 'One warning, and nothing else')
  })
})
