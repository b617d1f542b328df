import { distinct, shown, type Figure } from './bench-figures.ts'
import { make } from './parts.ts'

const width = 480
const height = 260
const plot = { left: 52, right: 12, top: 12, bottom: 40 }

function svg(tag: string, attributes: Record<string, string | number>, ...content: (Node | string)[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.append(...content)
  return made
}

/** One shape for each subject, so that readers do not depend on color. */
const marks: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
]

const powers = (least: number, most: number) => {
  const first = Math.floor(Math.log10(least))
  return Array.from({ length: Math.ceil(Math.log10(most)) - first + 1 }, (_power, index) => 10 ** (first + index))
}

const between = (value: number, from: number, to: number) =>
  from === to ? 0.5 : (Math.log10(value) - Math.log10(from)) / (Math.log10(to) - Math.log10(from))

const seriesClass = (subjects: readonly string[], subject: string): string => `series-${subjects.indexOf(subject)}`

const markOf = (subjects: readonly string[], subject: string, x: number, y: number): SVGElement =>
  svg('path', { class: `mark ${seriesClass(subjects, subject)}`, d: marks[subjects.indexOf(subject) % marks.length]?.(x, y) ?? '' })

/** Draws cost by rows on logarithmic axes. It is hidden from screen readers; a table beside it holds the figures. */
export function chart(figures: readonly Figure[], subjects: readonly string[]): SVGElement {
  const values = figures.map(({ value }) => Math.max(value, 0.1))
  const scale = powers(Math.min(...values), Math.max(...values))
  const sizes = distinct(figures.map(({ rows = 0 }) => rows)).sort((one, other) => one - other)
  const [lowest = 1, highest = 1, fewest = 1, most = 1] = [scale[0], scale.at(-1), sizes[0], sizes.at(-1)]
  const x = (rows: number) => plot.left + between(rows, fewest, most) * (width - plot.left - plot.right - 24) + 12
  const y = (value: number) => height - plot.bottom - between(Math.max(value, 0.1), lowest, highest) * (height - plot.top - plot.bottom)
  const unit = figures[0]?.unit ?? ''

  const grid = scale.map((value) =>
    svg(
      'g',
      {},
      svg('line', { class: 'grid', x1: plot.left, x2: width - plot.right, y1: y(value), y2: y(value) }),
      svg('text', { class: 'axis end', x: plot.left - 8, y: y(value) + 4 }, shown(value, '')),
    ),
  )
  const columns = sizes.map((rows) => svg('text', { class: 'axis middle', x: x(rows), y: height - 18 }, rows.toLocaleString('en')))
  const lines = subjects.map((subject) => {
    const points = figures.filter((figure) => figure.subject === subject).map(({ rows = 0, value }) => [x(rows), y(value)] as const)
    const path = points.map(([left, top], index) => `${index ? 'L' : 'M'}${left.toFixed(1)} ${top.toFixed(1)}`).join('')
    return svg(
      'g',
      {},
      svg('path', { class: `line ${seriesClass(subjects, subject)}`, d: path }),
      ...points.map(([left, top]) => markOf(subjects, subject, left, top)),
    )
  })
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...grid,
    ...columns,
    svg('text', { class: 'axis middle', x: (plot.left + width) / 2, y: height - 4 }, `doctors (${unit} by powers of ten)`),
    ...lines,
  )
}

export function legend(subjects: readonly string[]): HTMLElement {
  return make(
    'ul',
    { className: 'legend' },
    ...subjects.map((subject) =>
      make(
        'li',
        {},
        svg(
          'svg',
          { viewBox: '0 0 24 12', 'aria-hidden': 'true' },
          svg('path', { class: `line ${seriesClass(subjects, subject)}`, d: 'M0 6H24' }),
          markOf(subjects, subject, 12, 6),
        ),
        subject,
      ),
    ),
  )
}
