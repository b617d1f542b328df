import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const say = (line) => process.stdout.write(`${line}\n`)

/** Prints an error and exits with code 1. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/**
 * Runs a command with inherited output; resolves to its exit code. Ctrl-C ends the command first, then this process.
 * The return value of `reply` answers each message of a Node process.
 */
export function run(command, args, environment = {}, reply) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: reply ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (reply) child.on('message', () => child.send(reply()))
  let stopping = false
  const stop = (signal) => {
    stopping = true
    child.kill(signal)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (stopping) process.exit(130)
      resolve(code ?? 1)
    })
  })
}

/** Runs a JavaScript file with the same Node version. */
export const node = (args, environment, reply) => run(process.execPath, args, environment, reply)
