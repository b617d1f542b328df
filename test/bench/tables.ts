import type { Figure } from './report.ts'

const shown = (value: number) => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value === 0 ? 0 : 2)

const cellOf = ({ value, unit, ratio }: Figure) => `${shown(value)} ${unit}`.trim() + (ratio === undefined ? '' : ` (${ratio.toFixed(2)})`)

/** Aligns columns to their widest cell: the first `texts` columns to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[], texts: number): string {
  const widths = rows[0]!.map((_head, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < texts ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

interface Shape {
  title: string
  /** Columns at the start of a line, by title. */
  heads: Record<string, (figure: Figure) => string>
  column: (figure: Figure) => string
}

/** Returns a table with one line per combination of `heads`, and its values side by side. */
function table(figures: readonly Figure[], { title, heads, column }: Shape): string {
  const columns = [...new Set(figures.map(column))]
  const lines = new Map<string, { begin: string[]; cells: Map<string, string> }>()
  for (const figure of figures) {
    const begin = Object.values(heads).map((head) => head(figure))
    const line = lines.get(begin.join('\n')) ?? { begin, cells: new Map<string, string>() }
    lines.set(begin.join('\n'), line)
    line.cells.set(column(figure), cellOf(figure))
  }
  const body = [...lines.values()].map(({ begin, cells }) => [...begin, ...columns.map((name) => cells.get(name) ?? '')])
  return `\n${title}\n\n${aligned([[...Object.keys(heads), ...columns], ...body], Object.keys(heads).length)}\n`
}

const both = { Measure: ({ measure }: Figure) => measure, Subject: ({ subject }: Figure) => subject }
const sizeOf = ({ rows, scale }: Figure) => rows?.toLocaleString('en') ?? scale

/** Returns all figures as tables: medians, with the ratio to the floor in brackets. */
export function tablesOf(figures: readonly Figure[]): string {
  const lists = figures.filter(({ rows, condition }) => rows !== undefined && condition !== undefined)
  const conditions = [...new Set(lists.map(({ condition }) => condition))]
  const groups: [readonly Figure[], Shape][] = [
    [figures.filter(({ scale }) => scale === ''), { title: 'JavaScript', heads: { Subject: both.Subject }, column: both.Measure }],
    [
      figures.filter(({ rows, condition }) => rows === undefined && condition !== undefined),
      { title: 'Panel', heads: both, column: ({ condition = '' }) => condition },
    ],
    ...conditions.map((wanted): [Figure[], Shape] => [
      lists.filter(({ condition }) => condition === wanted),
      { title: `Lists by doctors, ${wanted ?? ''}`, heads: both, column: sizeOf },
    ]),
    [figures.filter(({ scale, condition }) => scale !== '' && condition === undefined), { title: 'Server', heads: both, column: sizeOf }],
  ]
  return groups
    .filter(([group]) => group.length > 0)
    .map(([group, shape]) => table(group, shape))
    .join('')
}
