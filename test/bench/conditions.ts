import type { NetworkConditions } from 'puppeteer-core'

export interface Condition {
  /** CPU slowdown factor. */
  cpu?: number
  network?: NetworkConditions
}

const network = { offline: false, latency: 40, download: 10_000_000 / 8, upload: 10_000_000 / 8 }

/** Conditions: this machine, a phone's CPU, a medium connection, and both. */
export const conditions = {
  plain: {},
  '4× slower': { cpu: 4 },
  '10 Mbit/s, 40 ms': { network },
  '4× slower, 10 Mbit/s, 40 ms': { cpu: 4, network },
} as const satisfies Record<string, Condition>

export type ConditionName = keyof typeof conditions
