import { faults } from './faults.ts'
import { keysOf } from './keys.ts'
import { readManifest, type Described, type ElementManifest } from './manifest.ts'
import { readMeasurements } from './measured.ts'
import { make, part } from './parts.ts'
import { richText } from './rich-text.ts'

type Cell = string | (Node | string)[]

const code = (text: string) => [make('code', {}, text)]

/** A heading with a table under it. */
export function table(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): HTMLElement {
  const head = make('thead', {}, make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text))))
  const body = make(
    'tbody',
    {},
    ...rows.map((row) => make('tr', {}, ...row.map((cell) => make('td', {}, ...(typeof cell === 'string' ? [cell] : cell))))),
  )
  const scroller = make('div', { className: 'wide', tabIndex: 0 }, make('table', {}, head, body))
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', title)
  return make('section', {}, make('h2', {}, title), scroller)
}

const described = ({ name, description = '' }: Described): Cell[] => [code(name), richText(description)]

/** The attributes of an element with their properties. */
export const attributesTable = ({ attributes = [] }: ElementManifest): HTMLElement =>
  table(
    'Attributes and properties',
    ['Attribute', 'Property', 'Type', 'Meaning'],
    attributes.map(({ name, fieldName = name, type, description = '' }) => [
      code(name),
      code(fieldName),
      code(type?.text ?? 'string'),
      richText(description),
    ]),
  )

function fromManifest(element: ElementManifest): HTMLElement[] {
  const { attributes = [], events = [], cssParts = [], cssProperties = [] } = element
  const tables: [string, string[], Cell[][]][] = [
    [
      'Events',
      ['Event', 'When', 'Type'],
      events.map(({ name, description = '', type }) => [code(name), richText(description), code(type?.text ?? 'CustomEvent')]),
    ],
    ['Parts', ['::part()', 'What it is'], cssParts.map(described)],
    [
      'Variables',
      ['Variable', 'Default', 'What it sets'],
      cssProperties.map(({ name, default: usual = '', description = '' }) => [code(name), code(usual), richText(description)]),
    ],
  ]
  return [
    ...(attributes.length > 0 ? [attributesTable(element)] : []),
    ...tables.filter(([, , rows]) => rows.length > 0).map((each) => table(...each)),
  ]
}

async function measured(tag: string): Promise<HTMLElement> {
  const measurements = await readMeasurements()
  const found = measurements?.elements[tag]
  if (!measurements || !found)
    return make(
      'section',
      {},
      make('h2', {}, 'Measured'),
      make('p', { className: 'quiet' }, 'Not measured yet: ', make('code', {}, 'npm test'), ' does.'),
    )
  const { kib, calls, first, axe } = found
  const section = table(
    'Measured',
    ['What', 'Result'],
    [
      ['Download before it shows anything', `${kib.toFixed(1)} KiB of JavaScript, gzip, when it is the only element of the page`],
      ...Object.entries(axe).map(([look, findings]): Cell[] => [`axe, ${look}`, findings.length > 0 ? findings.join(', ') : 'no findings']),
      ['Calls until it is ready', first.length > 0 ? first.flatMap((call) => [...code(call), make('br')]) : 'none'],
      ['Calls in use', calls.filter((call) => !first.includes(call)).flatMap((call) => [...code(call), make('br')])],
    ],
  )
  const date = new Date(measurements.date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  section.append(make('p', { className: 'quiet' }, `By the test run of ${date}, in ${measurements.browser}.`))
  return section
}

/** All that is to be known of an element, below its example. */
export async function showReference(tag: string): Promise<void> {
  const manifest = (await readManifest())?.find(({ tagName }) => tagName === tag)
  const links = faults.map(({ name, title, sentence }): Cell[] => [
    [make('a', { href: `./fault.html?element=${tag}&fault=${name}` }, title)],
    sentence,
  ])
  part('reference').replaceChildren(
    ...(manifest ? fromManifest(manifest) : [make('p', { className: 'quiet' }, 'The package was built without its manifest.')]),
    table('Keys', ['Keys', 'What they do'], keysOf(tag)),
    await measured(tag),
    table('Open it where something is wrong', ['Page', 'What is wrong there'], links),
  )
}
