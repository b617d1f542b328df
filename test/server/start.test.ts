import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { reasonOf } from '../../demo/server/database/start-error.ts'
import { addEmptyDatabase } from '../support/templates.ts'
import { callServer, runProgram, spawnServer, stopServers } from '../support/server/server-process.ts'

after(stopServers)

const folder = await mkdtemp(join(tmpdir(), 'start-'))
after(() => rm(folder, { recursive: true }))
const DATA_DIR = join(folder, 'data')
const superadmin = { email: 'superadmin@practice.test', password: 'superadmin-demo' }

const failsWith = async (variables: Record<string, string>, message: RegExp) => {
  const { code, stderr } = await spawnServer(variables).exited
  assert.match(stderr, message)
  assert.equal(stderr.trimEnd().split('\n').length, 1, stderr)
  assert.equal(code, 1)
}

test('the first start says what it does, the second keeps the data, Ctrl-C ends both with 0', async () => {
  const first = spawnServer({ DATA_DIR })
  const { status } = await callServer(await first.address, '/admin/login', undefined, superadmin)
  assert.equal(status, 200)
  const ended = await first.kill('SIGINT')
  assert.deepEqual([ended.code, ended.stderr], [0, ''])
  const signIns = ['superadmin@practice.test / superadmin-demo', 'admin@practice.test / admin-demo']
  for (const line of ['Creating the database…', 'demo data (60 doctors)', 'power cut', 'Gallery:', ...signIns, 'Stopping…']) {
    assert.ok(ended.stdout.includes(line), `${line} in ${ended.stdout}`)
  }
  const second = spawnServer({ DATA_DIR, SEED: '500' })
  await second.address
  const again = await second.kill('SIGTERM')
  assert.equal(again.code, 0)
  const kept = 'SEED=500 changes nothing: the database already holds demo data with 60 doctors, which is kept.'
  assert.ok(again.stdout.startsWith(`Opening the database…\n${kept}\n`), again.stdout)
})

test('a folder in use, a taken port, an unwritable folder and a bad value are one line and exit 1', async () => {
  const running = spawnServer({ DATA_DIR })
  await running.address
  await failsWith({ DATA_DIR }, /^The data folder .+ is in use by another process/)
  await running.kill('SIGINT')

  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const taken = blocker.address()
  assert.ok(taken && typeof taken === 'object')
  await failsWith({ DATA_DIR, PORT: String(taken.port) }, new RegExp(`^Port ${taken.port} on 127.0.0.1 is taken`))
  blocker.close()

  await writeFile(join(folder, 'file'), '')
  await failsWith({ DATA_DIR: join(folder, 'file', 'data') }, /^The data folder .+ can't be written to/)
  await failsWith({ DATA_DIR, PORT: 'eighty' }, /^PORT is "eighty": it must be/)
  await failsWith({ DATA_DIR, LOGO_FILE: join(folder, 'logo.png') }, /^LOGO_FILE cannot be read: ENOENT/)
  await failsWith({ DATA_DIR, HOST: '192.0.2.1' }, /^HOST is "192.0.2.1": this machine has no such address/)
  const nowhere = 'postgres://me:x@127.0.0.1:1/app'
  await failsWith({ DATA_DIR, DATABASE_URL: nowhere }, /^The database of DATABASE_URL can't be used: .*ECONNREFUSED/)
})

test('whatever the rights of its folder, what is kept in it is for its owner only', async () => {
  const shared = join(folder, 'shared')
  await addEmptyDatabase(shared)
  const modeOf = async (name: string) => (await stat(join(shared, name))).mode & 0o777
  for (const name of ['', 'database', 'pictures']) {
    await mkdir(join(shared, name), { recursive: true })
    await chmod(join(shared, name), 0o755)
  }
  const server = spawnServer({ DATA_DIR: shared, SEED: 'none' })
  await server.address
  await server.kill('SIGINT')
  const modes = await Promise.all(['', 'database', 'pictures', 'secret'].map(modeOf))
  assert.deepEqual(modes, [0o755, 0o700, 0o700, 0o600])
})

test('a disk that has no room for the database is told with the folder, and half a database is not left to the next start', async () => {
  const small = join(folder, 'small')
  const program = `await (await import('${new URL('../../demo/server/main.ts', import.meta.url).href}')).start()`
  // Limits files to 4 MB.
  const limited = ['-c', 'ulimit -f 8192 && exec "$@"', 'sh', process.execPath, '--import', 'tsx', '--input-type=module', '--eval', program]
  const { PATH = '' } = process.env
  await assert.rejects(
    promisify(execFile)('sh', limited, { env: { PATH, DATA_DIR: small, PORT: '0' } }),
    ({ stderr }: { stderr: string }) => {
      assert.match(stderr, /^The database in .+small can't be opened: .+\n$/)
      return true
    },
  )
  const server = spawnServer({ DATA_DIR: small, SEED: 'none' })
  await server.address
  assert.match((await server.kill('SIGINT')).stdout, /^Creating the database…/)
})

test('what is no error is told in words', () => {
  const failure = new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } })
  assert.deepEqual([failure, { errno: 7 }, 'text'].map(reasonOf), ['the disk is full', 'fault 7 of the file system', 'text'])
})

test('a database that cannot be opened is told in words by restore, too', async () => {
  const taken = join(folder, 'taken')
  await mkdir(taken)
  await writeFile(join(taken, 'database'), '')
  const { stderr, code } = await runProgram('demo/setup/restore.mjs', ['any.tar.gz'], { DATA_DIR: taken })
  assert.match(stderr, /^The database in .+taken can't be opened: .*(EEXIST|file).*\n$/)
  assert.equal(code, 1)
})

test('without demo data nobody is there but the first superadmin of the environment', async () => {
  const empty = { DATA_DIR: join(folder, 'empty'), NODE_ENV: 'production' }
  await addEmptyDatabase(empty.DATA_DIR)
  const nobody = spawnServer(empty)
  assert.equal((await callServer(await nobody.address, '/admin/login', undefined, superadmin)).status, 400)
  const { stdout, stderr } = await nobody.kill('SIGINT')
  assert.match(stdout, /Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD/)
  assert.match(stderr, /PUBLIC_URL is not set: passkeys belong to the host that a request names/)
  assert.ok(!stdout.includes('superadmin-demo'))

  const mine = { email: 'me@practice.test', password: 'my-own-password' }
  const first = spawnServer({ ...empty, ADMIN_EMAIL: mine.email, ADMIN_PASSWORD: mine.password })
  assert.equal((await callServer(await first.address, '/admin/login', undefined, mine)).status, 200)
  assert.ok(!(await first.kill('SIGINT')).stdout.includes(mine.password))

  const second = spawnServer({ ...empty, ADMIN_EMAIL: 'other@practice.test', ADMIN_PASSWORD: 'another-one' })
  const other = { email: 'other@practice.test', password: 'another-one' }
  assert.equal((await callServer(await second.address, '/admin/login', undefined, other)).status, 400)
  assert.equal((await callServer(await second.address, '/admin/login', undefined, mine)).status, 200)
  await second.kill('SIGINT')
})
