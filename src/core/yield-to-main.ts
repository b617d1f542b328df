/** Milliseconds of work between two yields. With what the page does itself it stays under the 50 of a long task, on slow machines too. */
const timeSlice = 8

/**
 * For long work: await what this gives between its steps. When a time slice is over, it yields to other tasks: clicks, frames, timers.
 * There is no worker instead, because a page with Trusted Types can't start one, nor can a file from another origin be one.
 */
export function createTimeSlicer(): () => Promise<void> | undefined {
  let end = performance.now() + timeSlice
  return () => {
    if (performance.now() < end) return undefined
    return yieldToMain().then(() => {
      end = performance.now() + timeSlice
    })
  }
}

/** Queues behind all other tasks. `scheduler.yield` would push in before them, so that a click's answer had to wait for the end of the work. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
