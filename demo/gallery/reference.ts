import { faults } from './faults.ts'
import { keysOf } from './keys.ts'
import { readElement } from './manifest.ts'
import { tablesOf } from './manifest-tables.ts'
import { readMeasurements } from './measured.ts'
import { make, part } from './parts.ts'
import { richText } from './rich-text.ts'

type Cell = string | (Node | string)[]

const code = (text: string) => [make('code', {}, text)]

/** Creates a table that scrolls sideways when it lacks room. `title` is its accessible name; text between backticks is code. */
export function scrollingTable(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): HTMLElement {
  const head = make('thead', {}, make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text))))
  const body = make(
    'tbody',
    {},
    ...rows.map((row) => make('tr', {}, ...row.map((cell) => make('td', {}, ...(typeof cell === 'string' ? richText(cell) : cell))))),
  )
  const scroller = make('div', { className: 'wide', tabIndex: 0 }, make('table', {}, head, body))
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', title)
  return scroller
}

/** Creates a section with a heading and a table. */
export const table = (...[title, heads, rows]: Parameters<typeof scrollingTable>): HTMLElement =>
  make('section', {}, make('h2', {}, title), scrollingTable(title, heads, rows))

async function measured(tag: string): Promise<HTMLElement> {
  const measurements = await readMeasurements()
  const found = measurements?.elements[tag]
  if (!measurements || !found)
    return make(
      'section',
      {},
      make('h2', {}, 'Measured'),
      make('p', { className: 'quiet' }, 'Not measured yet. Run ', make('code', {}, 'npm run test:measure'), '.'),
    )
  const { kib, calls, first = [], axe } = found
  const inBrowser = axe && [
    ...Object.entries(axe).map(([look, findings]): Cell[] => [`axe, ${look}`, findings.length > 0 ? findings.join(', ') : 'no findings']),
    ['Calls until ready', first.length > 0 ? first.flatMap((call) => [...code(call), make('br')]) : 'none'],
  ]
  const section = table(
    'Measured',
    ['Measure', 'Result'],
    [
      ['Download before the first content', `${kib.toFixed(1)} KiB of JavaScript (gzip), when it is the only element of the page`],
      ...(inBrowser ?? []),
      [axe ? 'Further calls' : 'Calls', calls.filter((call) => !first.includes(call)).flatMap((call) => [...code(call), make('br')])],
    ],
  )
  const date = new Date(measurements.date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  section.append(
    make('p', { className: 'quiet' }, `Measured on ${date} UTC in ${measurements.browser}; downloads and calls in this build.`),
  )
  return section
}

/** Shows the reference of an element below its example. */
export async function showReference(tag: string): Promise<void> {
  const manifest = await readElement(tag)
  const links = faults.map(({ name, title, sentence }): Cell[] => [
    [make('a', { href: `./fault.html?element=${tag}&fault=${name}` }, title)],
    sentence,
  ])
  part('reference').replaceChildren(
    ...(manifest
      ? tablesOf(manifest).map((each) => table(...each))
      : [make('p', { className: 'quiet' }, 'The package was built without its manifest.')]),
    table('Keys', ['Keys', 'Effect'], keysOf(tag)),
    await measured(tag),
    table('Fault pages', ['Page', 'Fault'], links),
  )
}
