import type { ConditionName } from './conditions.ts'
import { actions } from './list-actions.ts'
import type { Figure } from './report.ts'
import { floors, ours } from './subjects.ts'

/** What is wanted, and whether these figures show it. */
export interface Goal {
  goal: string
  /** Undefined where this run measured too little to tell. */
  value: number | undefined
  most: number
  reached: boolean | undefined
}

interface Wanted {
  measure: string
  subject: string
  rows: number
  condition?: ConditionName
}

const find = (figures: readonly Figure[], { measure, subject, rows, condition = 'plain' }: Wanted) =>
  figures.find((figure) => figure.measure === measure && figure.subject === subject && figure.rows === rows && figure.condition === condition)

/** How many times as much one is as the other. */
function times(figures: readonly Figure[], one: Wanted, other: Wanted): number | undefined {
  const [value, base] = [find(figures, one)?.value, find(figures, other)?.value]
  return value === undefined || !base ? undefined : value / base
}

/** The longest task of any list action in any round, over lists of any length. */
function longestTask(figures: readonly Figure[]): number | undefined {
  const measures = actions.map((action) => `${action}: longest task`)
  const found = figures.filter(({ subject, condition, measure }) => subject === ours.server && condition === '4× slower' && measures.includes(measure))
  return found.length > 0 ? Math.max(...found.flatMap(({ samples = [] }) => samples)) : undefined
}

/** The peer whose first row comes first; those of the bench itself are none. */
function bestPeer(figures: readonly Figure[], peers: readonly string[], wanted: Omit<Wanted, 'subject'>): Wanted {
  const valueOf = (subject: string) => find(figures, { ...wanted, subject })?.value ?? Infinity
  const [best = ''] = [...peers].sort((one, other) => valueOf(one) - valueOf(other))
  return { ...wanted, subject: best }
}

/** The worst of our ratios to any peer, in anything that was measured of both at a hundred rows. */
function worstAgainst(figures: readonly Figure[], peers: readonly string[]): number | undefined {
  const measures = ['first row', 'memory', ...actions]
  const ratios = peers.flatMap((peer) =>
    measures.map((measure) => times(figures, { measure, subject: ours.server, rows: 100 }, { measure, subject: peer, rows: 100 })),
  )
  const known = ratios.filter((ratio) => ratio !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

export function goalsOf(figures: readonly Figure[], peers: readonly string[] = []): Goal[] {
  const element = { subject: ours.server, measure: 'first row' }
  const toFloor = (measure: string) => times(figures, { ...element, measure, rows: 100 }, { measure, subject: floors.server, rows: 100 })
  const many = { measure: 'first row', rows: 100_000 }
  const slowLine = { ...many, condition: '4× slower, 10 Mbit/s, 40 ms' } as const
  const goals: [goal: string, value: number | undefined, most: number][] = [
    ['First row at 100 rows: at most 1.6 times the floor', toFloor('first row'), 1.6],
    ['Sort at 100 rows: at most 1.5 times the floor', toFloor('sort'), 1.5],
    ['Next page at 100 rows: at most 1.5 times the floor', toFloor('next page'), 1.5],
    ['First row at 100,000 rows: ahead of the whole list by hand', times(figures, { ...element, ...many }, { ...many, subject: floors.browser }), 1],
    ['The same at 100,000 rows, where the element reads the whole list too', times(figures, { ...many, subject: ours.browser }, { ...many, subject: floors.browser }), 1],
    ['First row at 100,000 rows, 4× slower on 10 Mbit/s: under a quarter of the best peer', times(figures, { ...element, ...slowLine }, bestPeer(figures, peers, slowLine)), 0.25],
    ['First row at 1,000,000 rows: within 1.2 times that at 100', times(figures, { ...element, rows: 1_000_000 }, { ...element, rows: 100 }), 1.2],
    ['No task over 50 ms in any list action, 4× slower, paged by the server (ms)', longestTask(figures), 50],
    ['Ahead of every peer at 100 rows in every figure (the worst ratio)', worstAgainst(figures, peers), 1],
  ]
  return goals.map(([goal, value, most]) => ({ goal, value, most, reached: value === undefined ? undefined : value <= most }))
}

const verdictOf = ({ reached }: Goal) => (reached === undefined ? 'not measured' : reached ? 'reached' : 'MISSED')

export const linesOf = (goals: readonly Goal[]): string[] =>
  goals.map((goal) => [verdictOf(goal).padEnd(12), (goal.value?.toFixed(2) ?? '').padStart(8), goal.goal].join('  '))
