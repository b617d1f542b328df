import { addCopyButtons } from './copy-buttons.ts'
import { elementSections } from './element-guide.ts'
import { showElements, showGuides } from './guides.ts'
import { readManifest, type Described, type ElementManifest } from './manifest.ts'
import { make } from './parts.ts'
import { table, tablesOf } from './reference.ts'
import { richText } from './rich-text.ts'
import { makeTabs } from './tabs.ts'

const base = '../'

/** Returns one row for each name, with its description, default and elements. */
function merged(
  elements: ElementManifest[],
  listOf: (element: ElementManifest) => readonly Described[] | undefined,
): (Node | string)[][][] {
  const rows = new Map<string, { described: Described; tags: string[] }>()
  for (const element of elements)
    for (const described of listOf(element) ?? []) {
      const row = rows.get(described.name) ?? { described, tags: [] }
      row.tags.push(element.tagName)
      rows.set(described.name, row)
    }
  return [...rows]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { described, tags }]) => [
      [make('code', {}, name)],
      richText(described.description ?? ''),
      [described.default === undefined ? inWords(tags, elements) : make('code', {}, described.default)],
    ])
}

function inWords(tags: string[], elements: ElementManifest[]): string {
  const others = elements.filter(({ tagName }) => !tags.includes(tagName)).map(({ tagName }) => tagName)
  if (others.length === 0) return 'all'
  return others.length < tags.length ? `all but ${others.join(', ')}` : tags.join(', ')
}

const lists = {
  events: ['All events', ['Event', 'Meaning', 'Elements'], ({ events }: ElementManifest) => events],
  parts: ['All parts', ['::part()', 'Meaning', 'Elements'], ({ cssParts }: ElementManifest) => cssParts],
  variables: ['All variables', ['Variable', 'Meaning', 'Default'], ({ cssProperties }: ElementManifest) => cssProperties],
} as const

const missing = () => make('p', { className: 'quiet' }, 'The package was built without its manifest.')

/** Renders the manifest's tables into the placeholders of the guide. */
async function fillIn(): Promise<void> {
  const manifest = document.querySelector('[data-list], [data-attributes-of], [data-elements]') ? ((await readManifest()) ?? []) : []

  for (const place of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const [title, heads, listOf] = lists[place.dataset['list'] as keyof typeof lists]
    const rows = merged(manifest, listOf)
    place.replaceChildren(rows.length > 0 ? table(title, heads, rows) : missing())
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-attributes-of]')) {
    const { attributes = [] } = manifest.find(({ tagName }) => tagName === place.dataset['attributesOf']) ?? {}
    place.replaceChildren(...tablesOf({ attributes }).map((each) => table(...each)))
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-elements]')) {
    const sections = elementSections(manifest, base)
    place.replaceChildren(...(sections.length > 0 ? sections : [missing()]))
    // The browser tried to scroll to the hash before the section existed.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }
}

showGuides(base)
showElements(base)
addCopyButtons()
makeTabs()
void fillIn()
