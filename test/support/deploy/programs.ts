import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** Returns the path of a program. @throws Error that names the Debian package if it is missing. */
export const findProgram = (name: string, debianPackage = name) => {
  const folder = folders.find((each) => existsSync(join(each, name)))
  if (!folder)
    throw new Error(`No ${name} on this machine: install it (Debian: apt-get install -y --no-install-recommends ${debianPackage}).`)
  return join(folder, name)
}

interface ProgramOptions {
  folder: string
  /** Receives the output. */
  log: string
  environment?: Record<string, string>
  user?: { uid: number; gid: number } | undefined
}

/** Starts a program. Returns its process. */
export const startProgram = (command: string, words: string[], { folder, log, environment = {}, user }: ProgramOptions) => {
  const output = openSync(log, 'a')
  const child = spawn(command, words, {
    ...user,
    cwd: folder,
    env: { PATH: folders.join(delimiter), LANG: 'C.UTF-8', HOME: folder, ...environment },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return child
}

/** Kills a process, also a stopped one, and waits for its end. */
export const killProgram = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Returns the ids of a process and of all its descendants. */
export const processTree = (id: number): number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [{ id: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
  const below = (parent: number): number[] => [
    parent,
    ...parents.filter((each) => each.parent === parent).flatMap((each) => below(each.id)),
  ]
  return below(id)
}

/** Sends a signal to processes that still run. */
export const signalAll = (ids: number[], signal: NodeJS.Signals) => {
  for (const id of ids) {
    try {
      process.kill(id, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
