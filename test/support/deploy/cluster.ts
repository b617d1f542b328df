import { execFile, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePorts } from '../free-ports.ts'
import { lesserUser } from '../postgres/cluster.ts'
import { findPostgres } from '../postgres/programs.ts'
import { deployFile, deployVariables } from './deploy-file.ts'
import { startEtcd } from './etcd.ts'
import { startLine, type Line } from './line.ts'
import { findProgram, killProgram, processTree, signalAll, startProgram } from './programs.ts'
import { waitFor } from './wait-for.ts'

const run = promisify(execFile)

interface Member {
  name: string
  role: string
  state: string
  /** Absent while the node is started or copied. */
  timeline?: number
}

/** PostgreSQL and Patroni, the lines to them, and the lines to three nodes of etcd. */
const portsOfNode = 7

/** Starts three nodes of etcd and of PostgreSQL under Patroni, and HAProxy from the files of demo/deploy/cluster. */
export const startCluster = async () => {
  const programs = findPostgres()
  if (!programs)
    throw new Error('No PostgreSQL on this machine: install it (Debian: apt-get install -y --no-install-recommends postgresql).')
  const user = lesserUser()
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  chmodSync(folder, 0o755)
  const own = join(folder, 'postgres')
  mkdirSync(own)
  if (user) chownSync(own, user.uid, user.gid)
  const [web = 0, database = 0, stats = 0, server1 = 0, server2 = 0, ...ports] = await freePorts(5 + 3 * portsOfNode)
  const children: ChildProcess[] = []
  const start = (...args: Parameters<typeof startProgram>) => {
    const child = startProgram(...args)
    children.push(child)
    return child
  }

  const etcd = await startEtcd(folder, start)

  const config = join(folder, 'patroni.yml')
  writeFileSync(config, deployFile('cluster/patroni.yml', { '/var/run/postgresql': own, '10.0.0.0/24': '127.0.0.1/32' }))
  const variables = deployVariables('cluster/patroni.env')
  const openLines: Line[] = []
  const startNodeOf = async (place: number) => {
    const name = `node${place + 1}`
    const [ownSql = 0, ownRest = 0, sql = 0, rest = 0, ...toEtcd] = ports.slice(place * portsOfNode)
    const etcdLines = etcd.clientPorts.map((port, index) => [toEtcd[index] ?? 0, port] as const)
    const lines = await Promise.all(
      [[sql, ownSql] as const, [rest, ownRest] as const, ...etcdLines].map(([near, far]) => startLine(near, far)),
    )
    openLines.push(...lines)
    const etcdHosts = etcdLines.map(([near]) => `127.0.0.1:${near}`).join(',')
    const data = join(own, name)
    const environment = {
      ...variables,
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: etcdHosts,
      // By default, etcd tells Patroni the addresses beside the lines.
      PATRONI_ETCD_USE_PROXIES: 'on',
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ownRest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ownSql}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${sql}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: programs,
      PATRONI_POSTGRESQL_PGPASS: join(own, `pgpass-${name}`),
    }
    const startNode = () => start(findProgram('patroni'), [config], { folder: own, log: join(folder, `${name}.log`), environment, user })
    let patroni = startNode()
    const machine = etcd.nodes[place]!
    /** Ids of etcd, of Patroni, of PostgreSQL and of all their processes: the whole machine. */
    const processes = () => {
      const file = join(data, 'postmaster.pid')
      const postmaster = existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []
      const roots = [machine.id(), patroni.pid, ...postmaster].filter((id) => id !== undefined)
      return [...new Set(roots.flatMap(processTree))]
    }
    return {
      name,
      sql,
      rest,
      environment,
      processes,
      /** Port of PostgreSQL on the node itself, beside the lines. */
      ownSql,
      /** Cuts PostgreSQL and Patroni off from all others, and Patroni from etcd. */
      cutOff: () => lines.forEach(({ cut }) => cut()),
      connectAgain: () => lines.forEach(({ mend }) => mend()),
      startAgain: () => {
        machine.startAgain()
        patroni = startNode()
      },
    }
  }
  const nodes = await Promise.all([0, 1, 2].map(startNodeOf))

  const haproxy = join(folder, 'haproxy.cfg')
  writeFileSync(
    haproxy,
    deployFile('cluster/haproxy.cfg', {
      '10.0.0.10:8080': `127.0.0.1:${web}`,
      '10.0.0.10:5432': `127.0.0.1:${database}`,
      '127.0.0.1:8404': `127.0.0.1:${stats}`,
      '10.0.0.21:8080': `127.0.0.1:${server1}`,
      '10.0.0.22:8080': `127.0.0.1:${server2}`,
      ...Object.fromEntries(
        nodes.map(({ sql, rest }, place) => [`10.0.0.1${place + 1}:5432 check port 8008`, `127.0.0.1:${sql} check port ${rest}`]),
      ),
    }),
  )
  start(findProgram('haproxy'), ['-f', haproxy], { folder, log: join(folder, 'haproxy.log') })

  /** Returns the lock: the name of the leader, and the index of its last renewal. */
  const lock = () => etcd.read('/service/office/leader')
  const leader = async () => {
    const name = (await lock())?.value
    return nodes.find((node) => node.name === name)
  }
  /** Returns the members that the leader knows. */
  const members = async () => {
    const rest = (await leader())?.rest
    if (rest === undefined) return []
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
    return ((await answer.json()) as { members: Member[] }).members
  }
  const isWhole = async () => {
    const all = await members()
    const { timeline } = all.find(({ role }) => role === 'leader') ?? {}
    return (
      all.length === 3 &&
      // An old leader runs on its timeline until it is rewound.
      all.every((member) => (member.state === 'running' || member.state === 'streaming') && member.timeline === timeline) &&
      all.some(({ role }) => role === 'sync_standby')
    )
  }
  const syncStandby = async () => (await members()).find(({ role }) => role === 'sync_standby')?.name
  const urlOf = (name: string, who: string) => `postgres://${who}@127.0.0.1:${database}/${name}`
  const superuser = `postgres:${variables['PATRONI_SUPERUSER_PASSWORD']}`

  return {
    folder,
    nodes,
    etcd,
    lock,
    /** Returns the node that has the lock. */
    leader,
    /** Returns the name of the node that has every acknowledged write. */
    syncStandby,
    /** Web address of both servers. */
    address: `http://127.0.0.1:${web}`,
    serverPorts: [server1, server2],
    url: urlOf('office', 'office:office-password'),
    /** Waits until all nodes follow the leader and one of them is a synchronous standby. */
    whole: () =>
      waitFor('a whole cluster', 120, isWhole).catch(async (error: unknown) => {
        const telling = (line: string) => /(LOG|FATAL|PANIC|ERROR|WARNING|INFO): /.test(line) && !/INFO: (Lock owner|no action)/.test(line)
        const ends = nodes.map(({ name }) =>
          [
            name,
            ...readFileSync(join(folder, `${name}.log`), 'utf8')
              .split('\n')
              .filter(telling)
              .slice(-30),
          ].join('\n'),
        )
        throw new Error(`The nodes are ${JSON.stringify(await members().catch(() => []))}\n${ends.join('\n\n')}`, { cause: error })
      }),
    createDatabase: async () => {
      const client = new pg.Client({ connectionString: urlOf('postgres', superuser) })
      await client.connect()
      await client.query("CREATE ROLE office LOGIN PASSWORD 'office-password'")
      await client.query('CREATE DATABASE office OWNER office')
      await client.end()
    },
    /** Returns whether a node takes no writes: it follows another one, or has stopped. */
    isNoLeader: async (port: number) => {
      const client = new pg.Client({ connectionString: `postgres://${superuser}@127.0.0.1:${port}/postgres` })
      try {
        await client.connect()
        const { rows } = await client.query<{ follows: boolean }>('SELECT pg_is_in_recovery() AS follows')
        return rows[0]?.follows === true
      } catch (error) {
        // PostgreSQL is stopped while the node demotes itself.
        return error instanceof Error && 'code' in error && ['ECONNREFUSED', '57P03', '57P01'].includes(String(error.code))
      } finally {
        await client.end()
      }
    },
    /** Returns whether HAProxy sends requests to a server. */
    isInUse: async (server: 'server1' | 'server2') => {
      const table = await (await fetch(`http://127.0.0.1:${stats}/stats;csv`)).text()
      return table.split('\n').some((line) => line.startsWith(`servers,${server},`) && line.split(',')[17] === 'UP')
    },
    switchOver: (from: string, to: string) =>
      run(findProgram('patronictl', 'patroni'), ['-c', config, 'switchover', '--master', from, '--candidate', to, '--force'], {
        env: { ...nodes[0]!.environment, LANG: 'C.UTF-8', PATH: process.env['PATH'] },
      }),
    stop: async () => {
      const ids = nodes.flatMap(({ processes }) => processes())
      signalAll(ids, 'SIGKILL')
      await Promise.all(children.map((child) => killProgram(child)))
      for (const line of openLines) line.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
