import type { ConditionName } from './conditions.ts'
import { ours, reactTables, type Subject } from './subjects.ts'

export interface Plan {
  /** Numbers of doctors, in ascending order. */
  sizes: readonly number[]
  rounds: number
  conditions: (rows: number) => readonly ConditionName[]
  /** Returns whether to measure a subject with this number of rows. */
  takes: (subject: Subject, rows: number, condition: ConditionName) => boolean
  panelConditions: readonly ConditionName[]
  longPageConditions: readonly ConditionName[]
  /** Descriptions of the omitted measurements. */
  leavesOut: readonly string[]
}

/** Maximum rows for lists that load everything: a million would exhaust the browser's memory. */
const mostAtOnce = 100_000

const all: readonly ConditionName[] = ['plain', '4× slower', '10 Mbit/s, 40 ms', '4× slower, 10 Mbit/s, 40 ms']

export const fullPlan: Plan = {
  sizes: [100, 10_000, 100_000, 1_000_000],
  rounds: 7,
  conditions: () => all,
  takes: ({ paging }, rows) => paging === 'server' || rows <= mostAtOnce,
  panelConditions: all,
  longPageConditions: all,
  leavesOut: ['whole lists of 1,000,000 rows'],
}

export const quickPlan: Plan = {
  ...fullPlan,
  sizes: [100, 2_000],
  rounds: 3,
  conditions: (rows) => (rows === 100 ? ['plain', '4× slower'] : ['plain']),
  takes: ({ name, paging }, rows, condition) => {
    if (name === reactTables[paging]) return rows === 100 && paging === 'server' && condition === 'plain'
    return paging === (rows === 100 ? 'server' : 'browser') || name === ours.server
  },
  panelConditions: ['plain'],
  longPageConditions: ['plain', '4× slower, 10 Mbit/s, 40 ms'],
  leavesOut: [
    '10,000 and more rows',
    'slow lines',
    '4× slower but for lists of 100 rows',
    'whole lists of 100 rows',
    'the React table but for one list',
    'the floor of paging by the server at 2,000 rows',
    'four of seven rounds',
  ],
}
