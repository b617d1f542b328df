interface Interval {
  /** Milliseconds between two starts. */
  every: number
  /** Starts at once, too. */
  isNow?: boolean
  warn: (error: unknown) => void
}

/** Does some work regularly. Returns a function that stops this and waits for the end of the last run. */
export const regularly = (work: () => Promise<void>, { every, isNow = false, warn }: Interval) => {
  let last: Promise<void> = Promise.resolve()
  const run = () => {
    last = work().catch(warn)
  }
  const timer = setInterval(run, every)
  timer.unref()
  if (isNow) run()
  return () => {
    clearInterval(timer)
    return last
  }
}
