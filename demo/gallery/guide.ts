import { showElements, showGuides } from './guides.ts'
import { readManifest, type Described, type ElementManifest } from './manifest.ts'
import { make } from './parts.ts'
import { attributesTable, table } from './reference.ts'
import { richText } from './rich-text.ts'

const base = '../'

/** One row for each name, with the elements that have it where not all do. */
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
    .map(([name, { described, tags }]) => [[make('code', {}, name)], richText(described.description ?? ''), [inWords(tags, elements)]])
}

function inWords(tags: string[], elements: ElementManifest[]): string {
  const others = elements.filter(({ tagName }) => !tags.includes(tagName)).map(({ tagName }) => tagName)
  if (others.length === 0) return 'all'
  return others.length < tags.length ? `all but ${others.join(', ')}` : tags.join(', ')
}

const lists = {
  events: ['All events', ['Event', 'When', 'Elements'], ({ events }: ElementManifest) => events],
  parts: ['All parts', ['::part()', 'What it is', 'Elements'], ({ cssParts }: ElementManifest) => cssParts],
  variables: ['All variables', ['Variable', 'What it sets', 'Elements'], ({ cssProperties }: ElementManifest) => cssProperties],
} as const

async function fillIn(): Promise<void> {
  const manifest = document.querySelector('[data-list], [data-attributes-of]') ? ((await readManifest()) ?? []) : []

  for (const place of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const [title, heads, listOf] = lists[place.dataset['list'] as keyof typeof lists]
    const rows = merged(manifest, listOf)
    place.replaceChildren(
      rows.length > 0 ? table(title, heads, rows) : make('p', { className: 'quiet' }, 'The package was built without this list.'),
    )
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-attributes-of]')) {
    const element = manifest.find(({ tagName }) => tagName === place.dataset['attributesOf'])
    place.replaceChildren(...(element ? [attributesTable(element)] : []))
  }
}

showGuides(base)
showElements(base)
void fillIn()
