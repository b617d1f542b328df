import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** One line about what goes on. */
export const say = (line) => process.stdout.write(`${line}\n`)

/** Says one line and ends the process. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs a command to its end with its output on the screen; resolves to its exit code. Ctrl-C ends the command, then this process. */
export function run(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && command === 'npm',
  })
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

/** Runs a JavaScript file with this very Node. */
export const node = (args, environment) => run(process.execPath, args, environment)
