import type { NetworkConditions } from 'puppeteer-core'

export interface Condition {
  /** How many times slower the processor is. */
  cpu?: number
  network?: NetworkConditions
}

const network = { offline: false, latency: 40, download: 10_000_000 / 8, upload: 10_000_000 / 8 }

/** This machine as it is, a phone's processor, a middling line, and both. */
export const conditions = {
  plain: {},
  '4× slower': { cpu: 4 },
  '10 Mbit/s, 40 ms': { network },
  '4× slower, 10 Mbit/s, 40 ms': { cpu: 4, network },
} as const satisfies Record<string, Condition>

export type ConditionName = keyof typeof conditions
