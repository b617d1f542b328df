import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { after, before, describe, it } from 'node:test'
import { installPackagedServer, packageServer } from '../support/server/packaged-server.ts'
import { callServer, runProgram, spawnServer, stopServers } from '../support/server/server-process.ts'
import { pictureOf } from '../support/server/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'packaged-'))
const server = join(folder, 'server')
const me = { email: 'me@practice.test', password: 'my-own-password' }
const variables = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ADMIN_EMAIL: me.email, ADMIN_PASSWORD: me.password }

after(async () => {
  await stopServers()
  rmSync(folder, { recursive: true, force: true })
})

const filesIn = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
const megabytes = (files: string[]) => Math.round(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6)
const run = (program: string, ...words: string[]) => runProgram(program, words, variables, server)

describe('the packaged server', () => {
  let packages = 0
  let own: string[] = []

  before(() => {
    packageServer()
    packages = installPackagedServer(server)
    own = filesIn(server).filter((file) => !file.startsWith(join(server, 'node_modules')))
  })

  it('lists exact versions and no download addresses', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as Record<string, object>
    assert.equal(devDependencies, undefined)
    for (const version of Object.values(dependencies!)) assert.match(String(version), /^\d+\.\d+\.\d+$/)
    assert.doesNotMatch(readFileSync(join(server, 'package-lock.json'), 'utf8'), /"resolved"|"dev"/)
  })

  it('holds no gallery, no portals, no source and no source maps', () => {
    assert.deepEqual(
      own.filter((file) => /\.(ts|tsx|map)$|[\\/](gallery|docs|demo[\\/]portal|dist[\\/]portals)[\\/]/.test(file)),
      [],
    )
  })

  it('signs in, serves the panel, decodes a picture and has no gallery', async () => {
    const first = spawnServer(variables, server)
    await first.address
    await first.kill('SIGTERM')
    const begun = performance.now()
    const process = spawnServer(variables, server)
    const address = await process.address
    const milliseconds = performance.now() - begun
    const statusOf = async (path: string) => (await fetch(address + path)).status
    assert.deepEqual(
      await Promise.all(['/ready', '/', '/doctors', '/elements/all.js', '/demo', '/demo/'].map(statusOf)),
      [200, 200, 200, 200, 404, 404],
    )
    const script = /src="\.(\/static\/js\/main-[^"]+)"/.exec(await (await fetch(address)).text())?.[1]
    assert.equal(await statusOf(script!), 200)

    const { body } = await callServer(address, '/admin/login', undefined, me)
    const form = new FormData()
    form.append('profile_picture', new File([new Uint8Array(await pictureOf('jpeg'))], 'me.jpg', { type: 'image/jpeg' }))
    const headers = { authorization: `Bearer ${body.access_token}` }
    const saved = await fetch(`${address}/api/v1/admin/profile`, { method: 'POST', headers, body: form })
    assert.equal(saved.status, 200, await saved.text())
    const { code, stderr } = await process.kill('SIGTERM')
    assert.equal(code, 0)
    assert.match(stderr, /^\{[^\n]*"msg":"PUBLIC_URL is not set: [^\n]*\}\n$/, 'One warning, and nothing else')
    const size = `${megabytes(own)} MB and ${megabytes(filesIn(join(server, 'node_modules')))} MB of ${packages} packages`
    globalThis.process.stdout.write(`The packaged server: ${size}, starts in ${(milliseconds / 1000).toFixed(1)} s\n`)
  })

  it('migrates, manages keys, backs up and restores', async () => {
    assert.equal((await run('migrate.js')).stdout, 'The database has all migrations.\n')
    assert.match((await run('embed-key.js', 'create', 'Harbour')).stdout, /^Created key 1 of Harbour\./)
    const file = join(folder, 'backup.tar.gz')
    assert.match((await run('backup.js', file)).stdout, /^Kept in .* 1 pictures\.\n$/)
    assert.match((await run('restore.js', file, '--replace')).stdout, /^Restored from .* 1 pictures\.\n$/)
    assert.ok(existsSync(file))
  })
})
