import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('backend.py', import.meta.url))

/** True if `python3` can be started. */
export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

/** Starts the backend in `backend.py` as a process of its own. */
export async function startPythonBackend() {
  const child = spawn('python3', [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return {
    base: `http://127.0.0.1:${port.trim()}/api/v1`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(child, 'close')
      child.kill()
      await closed
    },
  }
}
