/** One measured value. */
export interface Figure {
  /** What was done. */
  measure: string
  /** By whom: an element, the panel, or a reference. */
  subject: string
  /** Rows in the list, or under which conditions. */
  scale: string
  value: number
  unit: 'ms' | 'KiB' | 'MiB' | '1/s' | ''
  /** To the reference of the same measure and scale: 1 is as fast or as light as a page by hand. */
  ratio?: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Puts each figure's ratio to the floor's beside it. */
export function withRatios(figures: readonly Figure[], floor: string): Figure[] {
  const base = new Map(figures.filter(({ subject }) => subject === floor).map(({ measure, scale, value }) => [measure + scale, value]))
  return figures.map((figure) => {
    const reference = base.get(figure.measure + figure.scale)
    return reference ? { ...figure, ratio: figure.value / reference } : figure
  })
}

const shown = (value: number) => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value === 0 ? 0 : 3)

export function tableOf(figures: readonly Figure[]): string {
  const head = ['Measure', 'Subject', 'Scale', 'Median', 'Ratio to the floor']
  const rows = figures.map(({ measure, subject, scale, value, unit, ratio }) => [
    measure, subject, scale, `${shown(value)} ${unit}`.trim(), ratio === undefined ? '' : ratio.toFixed(2),
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) => cells.map((cell, column) => (column < 3 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ')
  return ['', line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n')
}
