import type { Described, ElementManifest } from './manifest.ts'

/** Texts of a table; text between backticks is code. */
export type TableTexts = readonly [title: string, heads: readonly string[], rows: readonly (readonly string[])[]]

const code = (text: string) => `\`${text}\``

/** Returns the non-empty tables of an element: attributes, events, parts and variables. */
export function tablesOf({ attributes = [], events = [], cssParts = [], cssProperties = [] }: Partial<ElementManifest>): TableTexts[] {
  const all: TableTexts[] = [
    [
      'Attributes and properties',
      ['Attribute', 'Property', 'Type', 'Meaning'],
      attributes.map(({ name, fieldName = name, type, description = '' }) => [
        code(name),
        code(fieldName),
        code(type?.text ?? 'string'),
        description,
      ]),
    ],
    [
      'Events',
      ['Event', 'Meaning', 'Type'],
      events.map(({ name, description = '', type }) => [code(name), description, code(type?.text ?? 'CustomEvent')]),
    ],
    ['Parts', ['::part()', 'Meaning'], cssParts.map(({ name, description = '' }) => [code(name), description])],
    [
      'Variables',
      ['Variable', 'Default', 'Meaning'],
      cssProperties.map(({ name, default: initial = '', description = '' }) => [code(name), initial && code(initial), description]),
    ],
  ]
  return all.filter(([, , rows]) => rows.length > 0)
}

function inWords(tags: string[], elements: readonly ElementManifest[]): string {
  const others = elements.filter(({ tagName }) => !tags.includes(tagName)).map(({ tagName }) => tagName)
  if (others.length === 0) return 'all'
  return others.length < tags.length ? `all but ${others.join(', ')}` : tags.join(', ')
}

const lists = {
  events: ['All events', ['Event', 'Meaning', 'Elements'], ({ events }: ElementManifest) => events],
  parts: ['All parts', ['::part()', 'Meaning', 'Elements'], ({ cssParts }: ElementManifest) => cssParts],
  variables: ['All variables', ['Variable', 'Meaning', 'Default'], ({ cssProperties }: ElementManifest) => cssProperties],
} as const

export type ListName = keyof typeof lists

/** Returns one table over all elements: a row for each name, with its description, default and elements. */
export function mergedTable(list: ListName, elements: readonly ElementManifest[]): TableTexts {
  const [title, heads, listOf] = lists[list]
  const rows = new Map<string, { described: Described; tags: string[] }>()
  for (const element of elements)
    for (const described of listOf(element) ?? []) {
      const row = rows.get(described.name) ?? { described, tags: [] }
      row.tags.push(element.tagName)
      rows.set(described.name, row)
    }
  const texts = [...rows]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { described, tags }]) => [
      code(name),
      described.description ?? '',
      described.default === undefined ? inWords(tags, elements) : code(described.default),
    ])
  return [title, heads, texts]
}
