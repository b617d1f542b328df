/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const pause = 200

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, pause)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Part of the Network Information API, which not all browsers support. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Returns true with data saver on or on a connection slower than 4G. Do not prefetch then. */
export function isDataSaverOn(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {}
  return saveData || effectiveType !== '4g'
}
