import type { ConditionName } from './conditions.ts'
import { actions } from './list-actions.ts'
import type { Figure } from './report.ts'
import { floors, longPages, ours, type Peer } from './subjects.ts'

/** Goal of the benchmark, its measured value and whether it was reached. */
export interface Goal {
  goal: string
  /** Undefined if this run lacks the measurements. */
  value: number | undefined
  most: number
  reached: boolean | undefined
  /** Measurement that gives the value, if there are several. */
  where?: string | undefined
}

interface Wanted {
  measure: string
  subject: string
  rows: number
  condition?: ConditionName
}

const find = (figures: readonly Figure[], { measure, subject, rows, condition = 'plain' }: Wanted) =>
  figures.find(
    (figure) => figure.measure === measure && figure.subject === subject && figure.rows === rows && figure.condition === condition,
  )

/** Returns the ratio of two values. Undefined if one is missing. */
function times(figures: readonly Figure[], one: Wanted, other: Wanted): number | undefined {
  const [value, base] = [find(figures, one)?.value, find(figures, other)?.value]
  return value === undefined || !base ? undefined : value / base
}

/** Returns the longest task in ms of any list action in any round, for lists of any length. */
function longestTask(figures: readonly Figure[]): number | undefined {
  const measures = actions.map((action) => `${action}: longest task`)
  const found = figures.filter(
    ({ subject, condition, measure }) => subject === ours.server && condition === '4× slower' && measures.includes(measure),
  )
  return found.length > 0 ? Math.max(...found.flatMap(({ samples = [] }) => samples)) : undefined
}

/** Returns criteria that select the best figure among the peers that load the whole list. */
function bestWhole(figures: readonly Figure[], peers: readonly Peer[], wanted: Omit<Wanted, 'subject'>): Wanted {
  const valueOf = ({ name }: Peer) => find(figures, { ...wanted, subject: name })?.value ?? Infinity
  const [best] = peers.filter(({ paging }) => paging === 'browser').sort((one, other) => valueOf(one) - valueOf(other))
  return { ...wanted, subject: best?.name ?? '' }
}

/** Returns our worst ratio to any panel or grid, over all measurements of both at 100 rows. */
function worstAgainst(figures: readonly Figure[], peers: readonly Peer[]): { value: number; where: string } | undefined {
  const measures = ['first row', 'memory', ...actions]
  const ratios = peers
    .filter(({ kind }) => kind !== 'table')
    .flatMap(({ name }) =>
      measures.map((measure) => ({
        value: times(figures, { measure, subject: ours.server, rows: 100 }, { measure, subject: name, rows: 100 }),
        where: `${measure}, ${name}`,
      })),
    )
  const known = ratios.flatMap(({ value, where }) => (value === undefined ? [] : { value, where }))
  return known.sort((one, other) => other.value - one.value)[0]
}

const slow = '4× slower, 10 Mbit/s, 40 ms'

/** Returns the goals of a page of 50 rows, as ratios to the floor. */
function longPageGoals(figures: readonly Figure[]): [goal: string, value: number | undefined, most: number][] {
  const of = (measure: string, condition: ConditionName = 'plain') =>
    times(figures, { measure, condition, subject: longPages.ours, rows: 100 }, { measure, condition, subject: longPages.floor, rows: 100 })
  const count = (measure: string) => find(figures, { measure, subject: longPages.ours, rows: 100 })?.value
  return [
    ['50 rows a page: first row at most 1.6 times the floor', of('first row'), 1.6],
    ['The same, 4× slower on 10 Mbit/s: at most 1.8 times', of('first row', slow), 1.8],
    ['50 rows a page: sort by name at most 1.4 times the floor', of('sort'), 1.4],
    ['The same, 4× slower on 10 Mbit/s: at most 1.8 times', of('sort', slow), 1.8],
    ['50 rows a page: sort by date at most 1.4 times the floor', of('sort by date'), 1.4],
    ['The same, 4× slower on 10 Mbit/s: at most 1.8 times', of('sort by date', slow), 1.8],
    ['50 rows a page: next page at most 1.4 times the floor', of('next page'), 1.4],
    ['50 rows a page: at most 1,500 elements', count('nodes'), 1500],
    ['50 rows a page: at most 5 JavaScript files before the first row', count('JS files before the first row'), 5],
  ]
}

export function goalsOf(figures: readonly Figure[], peers: readonly Peer[] = []): Goal[] {
  const element = { subject: ours.server, measure: 'first row' }
  const toFloor = (measure: string) => times(figures, { ...element, measure, rows: 100 }, { measure, subject: floors.server, rows: 100 })
  const many = { measure: 'first row', rows: 100_000 }
  const sortOfAll = { measure: 'sort', rows: 100_000 }
  const slowLine = { ...many, condition: slow } as const
  const worst = worstAgainst(figures, peers)
  const goals: [goal: string, value: number | undefined, most: number, where?: string][] = [
    ['First row at 100 rows: at most 1.6 times the floor', toFloor('first row'), 1.6],
    ['Sort at 100 rows: at most 1.5 times the floor', toFloor('sort'), 1.5],
    ['Next page at 100 rows: at most 1.5 times the floor', toFloor('next page'), 1.5],
    [
      'First row at 100,000 rows: ahead of the whole list by hand',
      times(figures, { ...element, ...many }, { ...many, subject: floors.browser }),
      1,
    ],
    [
      'The same at 100,000 rows, where the element reads the whole list too',
      times(figures, { ...many, subject: ours.browser }, { ...many, subject: floors.browser }),
      1,
    ],
    [
      'First row at 100,000 rows, 4× slower on 10 Mbit/s: under a quarter of the best peer with whole lists',
      times(figures, { ...element, ...slowLine }, bestWhole(figures, peers, slowLine)),
      0.25,
    ],
    [
      'First row at 1,000,000 rows: within 1.2 times that at 100',
      times(figures, { ...element, rows: 1_000_000 }, { ...element, rows: 100 }),
      1.2,
    ],
    [
      'Search for one at 1,000,000 rows: within 1.2 times that at 10,000',
      times(figures, { ...element, measure: 'search for one', rows: 1_000_000 }, { ...element, measure: 'search for one', rows: 10_000 }),
      1.2,
    ],
    [
      'Sort at 100,000 rows of a whole list: no slower than by hand',
      times(figures, { ...sortOfAll, subject: ours.browser }, { ...sortOfAll, subject: floors.browser }),
      1,
    ],
    ...longPageGoals(figures),
    [
      'JavaScript of account-list before its first row: at most 105 KiB (gzip)',
      figures.find(({ measure, subject }) => measure === 'gzip until the first row' && subject === 'account-list')?.value,
      105,
    ],
    ['No task over 50 ms in any list action, 4× slower, paged by the server (ms)', longestTask(figures), 50],
    ['Ahead of every panel and grid at 100 rows in every figure (the worst ratio)', worst?.value, 1, worst?.where],
  ]
  return goals.map(([goal, value, most, where]) => ({ goal, value, most, where, reached: value === undefined ? undefined : value <= most }))
}

const verdictOf = ({ reached }: Goal) => (reached === undefined ? 'not measured' : reached ? 'reached' : 'MISSED')

export const linesOf = (goals: readonly Goal[]): string[] =>
  goals.map((goal) =>
    [verdictOf(goal).padEnd(12), (goal.value?.toFixed(2) ?? '').padStart(8), goal.goal, goal.where ?? ''].join('  ').trimEnd(),
  )
