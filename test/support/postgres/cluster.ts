import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-ports.ts'

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`. */
export const lesserUser = () => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

export const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts a PostgreSQL server in a temporary folder, on a free local port, with the default durability settings. */
export const startCluster = async (programs: string) => {
  const user = lesserUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200', 'log_min_messages=fatal']
  const start = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error('PostgreSQL ended as it began')
      await setTimeout(50)
    }
    return { child, ended }
  }

  const awayFile = join(folder, 'away')
  let isWanted = true
  let running = await start()
  const startAgain = async (): Promise<void> => {
    await running.ended
    while (isWanted && existsSync(awayFile)) await setTimeout(20)
    if (!isWanted) return
    running = await start()
    return startAgain()
  }
  // Restarts the server when a test kills it.
  const watching = startAgain()
  return {
    url,
    /** Folder of the Unix socket. */
    folder,
    pidFile: join(data, 'postmaster.pid'),
    /** The server is not restarted while this file exists. */
    awayFile,
    stop: async () => {
      isWanted = false
      running.child.kill('SIGINT')
      await watching
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
