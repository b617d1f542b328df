import { reasonOf } from './start-error.ts'

const exitWith = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** At Ctrl-C or SIGTERM stops in order and exits with 0. A second signal, or a stop that takes more than so many milliseconds, exits with 1 at once. */
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
