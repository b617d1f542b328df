/**
 * Milliseconds of work between two yields.
 * Together with the page's own work this stays below a long task (50 ms), even on slow machines.
 */
const timeSlice = 8

/** Await it between the steps of long work. */
export type Pause = () => Promise<void> | undefined

/**
 * Returns a function to await between the steps of long work.
 * After each 8 ms of work it yields to other tasks: clicks, frames, timers.
 * A worker is no alternative: a page with Trusted Types cannot start one, and its file cannot come from another origin.
 * @throws The reason of the signal, once it is aborted.
 */
export function createTimeSlicer(signal?: AbortSignal): Pause {
  let end = performance.now() + timeSlice
  return () => {
    if (performance.now() < end) return undefined
    return yieldToMain().then(() => {
      signal?.throwIfAborted()
      end = performance.now() + timeSlice
    })
  }
}

/** Resolves after all queued tasks. `scheduler.yield` would resolve before them: a click would wait until the work ends. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    // jsdom has no channels.
    if (typeof MessageChannel === 'undefined') return void setTimeout(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
