import { cpus, loadavg, totalmem, type } from 'node:os'
import type { Browser } from 'puppeteer-core'

export interface Measured {
  date: string
  machine: string
  /** Load average of the minute before the measurement: other programs lengthen the times. */
  load: number
  browser: string
  node: string
}

export const describeMachine = async (browser: Browser): Promise<Measured> => ({
  date: new Date().toISOString(),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GiB, ${type()}`,
  load: loadavg()[0] ?? 0,
  browser: await browser.version(),
  node: process.version,
})
