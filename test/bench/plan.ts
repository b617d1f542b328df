import type { ConditionName } from './conditions.ts'
import type { Subject } from './subjects.ts'

export interface Plan {
  /** How many doctors, from few to many. */
  sizes: readonly number[]
  rounds: number
  conditions: (rows: number) => readonly ConditionName[]
  /** Whether a subject is measured over so many rows. */
  takes: (subject: Subject, rows: number) => boolean
  panelPages: number
  panelConditions: readonly ConditionName[]
  /** Seconds of requests for each call. */
  seconds: number
  /** What is not measured. */
  leavesOut: readonly string[]
}

/** A million rows at once would fill the browser, and nobody would wait for them. */
const mostAtOnce = 100_000

const all: readonly ConditionName[] = ['plain', '4× slower', '10 Mbit/s, 40 ms', '4× slower, 10 Mbit/s, 40 ms']

export const fullPlan: Plan = {
  sizes: [100, 10_000, 100_000, 1_000_000],
  rounds: 7,
  conditions: () => all,
  takes: ({ paging }, rows) => paging === 'server' || rows <= mostAtOnce,
  panelPages: Infinity,
  panelConditions: all,
  seconds: 10,
  leavesOut: ['whole lists of 1,000,000 rows'],
}

export const quickPlan: Plan = {
  ...fullPlan,
  sizes: [100, 10_000],
  rounds: 3,
  conditions: (rows) => (rows === 100 ? ['plain', '4× slower'] : ['plain']),
  takes: ({ paging }, rows) => paging === 'server' || rows === 10_000,
  panelPages: 2,
  panelConditions: ['plain'],
  seconds: 2,
  leavesOut: ['100,000 and 1,000,000 rows', 'slow lines', '4× slower but for lists of 100 rows', 'whole lists of 100 rows', 'eleven pages of the panel', 'four of seven rounds'],
}
