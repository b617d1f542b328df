/** Milliseconds instead, where a browser can't tell that it is idle. */
const pause = 200

/** Milliseconds within which a page draws what was just asked for, unless it is hidden or busy. */
const moment = 50

/** Waits until what is to be drawn now is on screen, but no longer than a moment. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, moment)
  })
}

/** Does something when the page has nothing better to do. Gives a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, pause)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** What browsers tell of the network, as far as they do. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Whether bytes are dear or slow here: then nothing is fetched that nobody has asked for. */
export function isDataSaverOn(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {}
  return saveData || effectiveType !== '4g'
}
