import type { Line, Result } from './line.ts'

const titles = { needed: 'NEEDED by the elements', recommended: 'RECOMMENDED', security: 'SECURITY' } as const
const marks: Record<Result, string> = { pass: 'ok', fail: 'FAIL', skip: '-' }

/** Splits a text into lines of at most `width` characters, between words where possible. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > 0 ? space : width
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}

/**
 * Formats lines as a table of at most `width` characters: result, call or trait, found, wanted and section of the guide.
 * A width of Infinity keeps each line in one row.
 */
export function tableOf(lines: readonly Line[], width = Infinity): string {
  const rows = lines.map(({ level, result, name, found, wanted, guide }) => ({
    level,
    cells: [marks[result], name, found, wanted, `#${guide}`],
  }))
  const head = ['', 'Call or trait', 'Found', 'Wanted', 'Guide']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0)))
  const [mark = 0, name = 0, , , section = 0] = widths
  // The gaps between columns are two characters wide.
  const free = Math.max(40, width - mark - section - 8)
  const nameWidth = Math.min(name, Math.floor(free * 0.4))
  const half = Math.floor((free - nameWidth) / 2)
  const limits = [mark, nameWidth, Math.min(widths[2] ?? 0, half), Math.min(widths[3] ?? 0, half), section]
  const print = (cells: readonly string[]) => {
    const parts = cells.map((cell, column) => wrap(cell, limits[column] ?? Infinity))
    const height = Math.max(...parts.map(({ length }) => length))
    return Array.from({ length: height }, (_row, index) =>
      parts
        .map((part, column) => (part[index] ?? '').padEnd(limits[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
  const groups = Object.entries(titles).map(([level, title]) => {
    const own = rows.filter((row) => row.level === level)
    return own.length === 0 ? [] : ['', title, ...own.flatMap(({ cells }) => print(cells))]
  })
  return [...print(head), ...groups.flat()].join('\n')
}

/** Sums up the lines: a verdict and the counts. */
export function summaryOf(lines: readonly Line[]): string {
  const count = (result: Result, level?: string) =>
    lines.filter((line) => line.result === result && (!level || line.level === level)).length
  const failed = Object.keys(titles).flatMap((level) => (count('fail', level) > 0 ? [`${count('fail', level)} ${level}`] : []))
  const verdict = count('fail', 'needed') === 0 ? 'The elements work with this backend' : 'The elements do not work with this backend'
  return `${verdict}. Passed: ${count('pass')}; failed: ${failed.join(', ') || 'none'}; not checked: ${count('skip')}.`
}
