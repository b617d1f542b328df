import { reasonOf } from '../database/start-error.ts'

const exitWith = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/**
 * Stops gracefully at Ctrl-C or SIGTERM and exits with code 0.
 * Exits with 1 at a second signal, or if stopping exceeds the deadline (default 20000 ms).
 * Unlike close-with-grace, it ignores crashes such as SIGSEGV and uncaught exceptions: they end the process at once.
 */
export const stopAtSignals = (stop: () => Promise<void>, deadline = 20_000) => {
  let stopping = false
  const end = async () => {
    if (stopping) exitWith('Stopped at once.')
    stopping = true
    process.stdout.write('\nStopping…\n')
    setTimeout(() => exitWith(`Stopped after ${deadline / 1000} s, and not done.`), deadline).unref()
    try {
      await stop()
    } catch (error) {
      exitWith(`The stop failed: ${reasonOf(error)}`)
    }
    process.exit(0)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
}
