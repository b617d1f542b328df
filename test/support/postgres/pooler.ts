import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../free-ports.ts'
import { answers, lesserUser } from './cluster.ts'

const program = '/usr/sbin/pgbouncer'

export const hasPooler = () => existsSync(program)

/** Debian's configuration, on a free port, with transactions as the unit of pooling. */
const configurationOf = ({ target, folder, port }: { target: URL; folder: string; port: number }) => `
[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
logfile = ${folder}/log
pidfile = ${folder}/pid
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = md5
auth_file = ${folder}/users
pool_mode = transaction
`

/** Starts pgbouncer in front of a PostgreSQL server. */
export const startPooler = async (server: string) => {
  const user = lesserUser()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const target = new URL(server)
  const port = await freePort()
  const configuration = join(folder, 'ini')
  writeFileSync(configuration, configurationOf({ target, folder, port }))
  writeFileSync(join(folder, 'users'), `"${target.username}" "of tests"\n`)
  if (user) for (const path of [folder, configuration, join(folder, 'users')]) chownSync(path, user.uid, user.gid)
  const child = spawn(program, [configuration], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = Object.assign(new URL(server), { port, password: 'of tests' }).href
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended as it began')
    await setTimeout(50)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
