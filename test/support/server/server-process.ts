import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { SignInAnswer } from '../../../src/core/contract/session.ts'
import { checkAnswer } from './openapi-answers.ts'
import type { Subscription } from '../server-types.ts'

/** The server's program: compiled by `npm test`, or its source. */
const main = process.env['TEST_SERVER'] ?? new URL('../../../demo/server/main.ts', import.meta.url).href
const loader = process.env['TEST_SERVER'] ? [] : ['--import', 'tsx']
const root = fileURLToPath(new URL('../../..', import.meta.url))

const running = new Set<ChildProcess>()

/**
 * Kills the servers that a failed test has left, which would keep the test process alive.
 * Call `after(stopServers)` at the top of a file that uses `spawnServer`.
 */
export const stopServers = async () => {
  const closed = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(closed)
}

const program = [...loader, '--input-type=module', '--eval', `(await import('${main}')).start()`]

/** Starts the real server as a separate process on a free port. `packaged` is the folder of a packaged server to start instead. */
export const spawnServer = (variables: Record<string, string>, packaged?: string) => {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, packaged === undefined ? program : ['main.js'], {
    cwd: packaged ?? root,
    env: { PATH, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  running.add(child)
  child.once('close', () => running.delete(child))
  const exited = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, ...output }))
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.stdout += chunk
      const found = /Panel: +(http\S+)\n/.exec(output.stdout)?.[1]
      if (found) resolve(found)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output.stderr += chunk
    })
    exited.then(() => reject(new Error(`The server ended: ${output.stderr}`)), reject)
  })
  address.catch(() => undefined)
  return {
    address,
    exited,
    output,
    pid: child.pid,
    kill: (signal: 'SIGKILL' | 'SIGINT' | 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

export const runProgram = async (file: string, words: string[], variables: Record<string, string>, cwd = root) => {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [file, ...words], { cwd, env: { PATH, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, code: child.exitCode }
}

export const callServer = async (
  address: string,
  path: string,
  token?: string,
  body?: object,
  method = body ? 'POST' : 'GET',
  more: Record<string, string> = {},
) => {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }), ...more },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answered: unknown = await answer.json()
  checkAnswer({ method, path, status: answer.status, body: answered })
  return { status: answer.status, body: answered as SignInAnswer & { data: Subscription[] } }
}
