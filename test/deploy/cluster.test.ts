import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { startCluster, type Cluster } from '../support/deploy/cluster.ts'
import { signalAll } from '../support/deploy/programs.ts'
import { startLoad, type Load } from '../support/deploy/load.ts'
import { waitFor } from '../support/deploy/wait-for.ts'
import { packagedServer, packageServer } from '../support/server/packaged-server.ts'
import { callServer, runProgram, spawnServer, stopServers } from '../support/server/server-process.ts'

const me = { email: 'me@practice.test', password: 'my-own-password' }
const data = mkdtempSync(join(tmpdir(), 'cluster-data-'))
const say = (line: string) => process.stdout.write(`${line}\n`)

describe('a cluster', () => {
  let cluster: Cluster
  let load: Load | undefined
  let servers: ReturnType<typeof startServer>[]

  const startServer = (place: number) =>
    spawnServer(
      {
        NODE_ENV: 'production',
        DATA_DIR: data,
        DATABASE_URL: cluster.url,
        MIGRATE: 'never',
        DRAIN_SECONDS: '5',
        TRUST_PROXY: 'loopback',
        PORT: String(cluster.serverPorts[place]),
      },
      packagedServer,
    )
  const isServed = () => waitFor('service', 60, async () => (await fetch(`${cluster.address}/ready`)).ok)

  /** Waits until all clients are served again; prints and checks the answers since a moment. */
  const recovered = async (what: string, begun: number, limit: number) => {
    const leaderAt = Date.now()
    await waitFor('service for every client', 120, async () => load!.isServedSince(leaderAt))
    const { counts, refused, seconds, slowest } = load!.report(begun)
    say(`${what}: service back after ${seconds.toFixed(1)} s; answers ${JSON.stringify(counts)}, slowest ${slowest.toFixed(1)} s`)
    assert.deepEqual(refused, [])
    assert.ok(seconds <= limit, `${seconds} s`)
  }

  const leaderNow = async () => (await cluster.leader())!
  const anotherLeader = (old: string) =>
    waitFor('another leader', 90, async () => ![undefined, old].includes((await cluster.leader())?.name))

  before(async () => {
    packageServer()
    cluster = await startCluster()
    await cluster.whole()
    await waitFor('the leader behind HAProxy', 30, async () => {
      await cluster.createDatabase()
      return true
    })
    const place = {
      NODE_ENV: 'production',
      DATA_DIR: data,
      DATABASE_URL: cluster.url,
      SEED: '300',
      ADMIN_EMAIL: me.email,
      ADMIN_PASSWORD: me.password,
    }
    const first = spawnServer(place, packagedServer)
    await first.address
    await first.kill('SIGTERM')
    const { stdout } = await runProgram('migrate.js', [], place, packagedServer)
    assert.equal(stdout, 'The database has all migrations.\n')
    servers = [0, 1].map(startServer)
    await Promise.all(servers.map(({ address }) => address))
    await isServed()
    const { body } = await callServer(cluster.address, '/admin/login', undefined, {
      email: 'superadmin@practice.test',
      password: 'superadmin-demo',
    })
    load = startLoad({ address: cluster.address, token: body.access_token, clients: 16, pause: 150 })
    await waitFor('load', 60, async () => load!.acknowledged.length > 32)
    const { counts, failed } = load.report(0)
    say(`Undisturbed: answers ${JSON.stringify(counts)}`)
    assert.equal(failed, 0)
  })

  after(async () => {
    await load?.stop()
    await stopServers()
    await cluster.stop()
    rmSync(data, { recursive: true, force: true })
  })

  it('survives the death of the machine of the leader', async () => {
    const old = await leaderNow()
    const begun = Date.now()
    signalAll(old.processes(), 'SIGKILL')
    await anotherLeader(old.name)
    await recovered(`Leader ${old.name} killed`, begun, 60)
    old.startAgain()
    await cluster.whole()
  })

  it('survives a machine of the leader that goes silent', async () => {
    const old = await leaderNow()
    const frozen = old.processes()
    const begun = Date.now()
    signalAll(frozen, 'SIGSTOP')
    try {
      await anotherLeader(old.name)
      await recovered(`Leader ${old.name} silent`, begun, 60)
    } finally {
      signalAll(frozen, 'SIGCONT')
    }
    await cluster.whole()
  })

  it('survives a leader that is cut off and goes on running', async () => {
    const old = await leaderNow()
    const begun = Date.now()
    old.cutOff()
    try {
      await anotherLeader(old.name)
      await recovered(`Leader ${old.name} cut off`, begun, 60)
      await waitFor('the end of the old leader', 60, () => cluster.isNoLeader(old.ownSql))
    } finally {
      old.connectAgain()
    }
    await cluster.whole()
  })

  it('fails no request when the leading etcd node dies', async () => {
    const old = await leaderNow()
    const begun = Date.now()
    const gone = (await cluster.etcd.leader())!
    await gone.kill()
    await waitFor('another etcd leader', 30, async () => ![undefined, gone.name].includes((await cluster.etcd.leader())?.name))
    const before = (await cluster.lock())?.modifiedIndex
    await waitFor('a renewed lock', 30, async () => ![undefined, before].includes((await cluster.lock())?.modifiedIndex))
    const { counts, failed, slowest } = load!.report(begun)
    say(`etcd ${gone.name} killed: ${failed} failed requests; answers ${JSON.stringify(counts)}, slowest ${slowest.toFixed(1)} s`)
    assert.equal(failed, 0)
    assert.equal((await leaderNow()).name, old.name)
    gone.startAgain()
  })

  it('switches over on purpose', async () => {
    const old = await leaderNow()
    const candidate = (await cluster.syncStandby())!
    const begun = Date.now()
    await cluster.switchOver(old.name, candidate)
    await anotherLeader(old.name)
    await recovered(`Switch-over from ${old.name} to ${candidate}`, begun, 10)
    await cluster.whole()
  })

  it('restarts one server after the other without a failed request', async () => {
    const begun = Date.now()
    for (const place of [0, 1]) {
      const { code } = await servers[place]!.kill('SIGTERM')
      assert.equal(code, 0)
      servers[place] = startServer(place)
      await servers[place].address
      await waitFor('the server behind HAProxy', 30, () => cluster.isInUse(`server${place + 1}` as 'server1' | 'server2'))
    }
    const { counts, failed } = load!.report(begun)
    say(`Rolling restart: ${failed} failed requests; answers ${JSON.stringify(counts)}`)
    assert.equal(failed, 0)
  })

  it('has lost no acknowledged write', async () => {
    await load!.stop()
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    const { rows } = await client.query<{ email: string }>("SELECT email FROM admins WHERE email LIKE '%@load.test'")
    await client.end()
    const kept = new Set(rows.map(({ email }) => email))
    const lost = load!.acknowledged.filter((email) => !kept.has(email))
    say(`Acknowledged writes lost: ${lost.length} of ${load!.acknowledged.length}`)
    assert.deepEqual(lost, [])
    assert.equal(kept.size, rows.length)
  })
})
