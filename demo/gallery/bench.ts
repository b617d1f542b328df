import { chart, legend } from './bench-chart.ts'
import { distinct, readBench, shown, type Bench, type Figure } from './bench-figures.ts'
import { switchControl } from './controls.ts'
import { make, part } from './parts.ts'

const measures = ['first row', 'sort', 'next page', 'filter', 'search', 'search for one', 'memory']

const titleOf = (measure: string) => measure.charAt(0).toUpperCase() + measure.slice(1)

function figureTable(figures: readonly Figure[], subjects: readonly string[], title: string): HTMLElement {
  const sizes = distinct(figures.map(({ rows = 0 }) => rows))
  const head = make(
    'tr',
    {},
    make('th', { scope: 'col' }, 'Page'),
    ...sizes.map((rows) => make('th', { scope: 'col' }, rows.toLocaleString('en'))),
  )
  const rows = subjects.map((subject) => {
    const cells = sizes.map((size) => {
      const figure = figures.find((one) => one.subject === subject && one.rows === size)
      const ratio = figure?.ratio === undefined ? '' : ` (${figure.ratio.toFixed(1)}×)`
      return make('td', {}, figure ? shown(figure.value, figure.unit) + ratio : '–')
    })
    return make('tr', {}, make('th', { scope: 'row' }, subject), ...cells)
  })
  const caption = make('caption', {}, `${title} by doctors, in brackets the ratio to the hand-written page`)
  const frame = make(
    'div',
    { className: 'figures', tabIndex: 0, role: 'region', ariaLabel: `${title} in figures` },
    make('table', {}, caption, make('thead', {}, head), make('tbody', {}, ...rows)),
  )
  return make('details', {}, make('summary', {}, 'In figures'), frame)
}

function showCharts({ figures }: Bench, condition: string): void {
  const fitting = figures.filter((figure) => figure.condition === condition && figure.rows !== undefined)
  part('charts').replaceChildren(
    ...measures
      .filter((measure) => fitting.some((figure) => figure.measure === measure))
      .map((measure) => {
        const own = fitting.filter((figure) => figure.measure === measure)
        const subjects = distinct(own.map(({ subject }) => subject))
        return make(
          'section',
          {},
          make('h2', {}, titleOf(measure)),
          chart(own, subjects),
          legend(subjects),
          figureTable(own, subjects, titleOf(measure)),
        )
      }),
  )
}

const verdictOf = ({ value, reached, where }: Bench['goals'][number]) =>
  value === undefined ? 'not measured' : `${reached ? 'reached' : 'missed'}, ${shown(value, '')}${where ? ` (${where})` : ''}`

function showGoals({ goals }: Bench): void {
  const list = part('goals').querySelector('ul')
  list?.replaceChildren(
    ...goals.map((goal) =>
      make('li', { className: goal.reached === false ? 'missed' : '' }, `${goal.goal}: `, make('b', {}, verdictOf(goal))),
    ),
  )
  part('goals').hidden = goals.length === 0
}

function show(bench: Bench): void {
  const { date, machine, load, browser, rounds, quick, figures } = bench
  part('measured').textContent =
    `Measured on ${new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC on ${machine} (load ${load.toFixed(1)} before it), in ${browser}; medians of ${rounds} rounds${quick ? ', quick run' : ''}.${load > 1 ? ' Other programs ran at the same time and lengthened the times.' : ''}`
  const conditions = distinct(figures.filter(({ rows }) => rows !== undefined).flatMap(({ condition }) => condition ?? []))
  showGoals(bench)
  part('condition').replaceChildren(
    switchControl(
      'condition',
      'Conditions',
      conditions.map((condition) => [condition, titleOf(condition)]),
      (value) => showCharts(bench, value),
    ),
  )
}

void readBench().then((bench) => {
  part('nothing').hidden = bench !== undefined
  if (bench) show(bench)
})
