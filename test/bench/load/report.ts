import type { Figure } from '../report.ts'
import { connections, kinds } from './office-hour.ts'
import type { Run } from './run.ts'

const moments = ['start', 'halfway', 'end']

interface Row {
  measure: string
  unit: Figure['unit']
  /** One value for each process, or a single one. */
  values: number[]
}

const rowsOf = ({ measured, seconds, memory }: Run): Row[] => [
  ...[undefined, ...kinds].flatMap((kind): Row[] => [
    { measure: `p50 of ${kind ?? 'all'}`, unit: 'ms', values: [measured.percentile(kind, 50)] },
    { measure: `p99 of ${kind ?? 'all'}`, unit: 'ms', values: [measured.percentile(kind, 99)] },
  ]),
  { measure: 'requests', unit: '', values: [measured.count()] },
  { measure: 'requests a second', unit: '1/s', values: [measured.count() / seconds] },
  { measure: 'errors', unit: '', values: [[...measured.errors.values()].reduce((sum, count) => sum + count, 0)] },
  ...memory.map((values, index): Row => ({ measure: `memory, ${moments[index]}`, unit: 'MiB', values })),
]

/** Returns the figures for `dist/bench-load.json`. */
export const figuresOf = (run: Run): Figure[] => {
  const scale = `${connections} connections`
  const figures = rowsOf(run).flatMap(({ measure, unit, values }) =>
    values.map((value) => ({ measure, subject: run.place.name, scale, value, unit })),
  )
  const errors = [...run.measured.errors].map(([code, value]) => ({
    measure: `errors, ${code}`,
    subject: run.place.name,
    scale,
    value,
    unit: '' as const,
  }))
  return [...figures, ...errors]
}

const shown = (value: number, unit: Row['unit']) => value.toFixed(unit === 'ms' && value < 100 ? 1 : 0)

export const tableOfRuns = (runs: readonly Run[]) => {
  const columns = runs.map(rowsOf)
  const lines = (columns[0] ?? []).map(({ measure, unit }, index) => [
    unit ? `${measure} (${unit})` : measure,
    ...columns.map((rows) => rows[index]?.values.map((value) => shown(value, unit)).join(' + ') ?? ''),
  ])
  const table = [['', ...runs.map(({ place }) => place.name)], ...lines]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const errors = runs.flatMap(({ place, measured }) =>
    [...measured.errors].map(([code, count]) => `${place.name}, ${code}: ${count} times`),
  )
  return [
    '',
    ...table.map((row) => row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ')),
    ...errors,
    '',
  ].join('\n')
}
