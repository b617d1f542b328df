import type { Described, ElementManifest } from './manifest.ts'
import { make } from './parts.ts'
import { scrollingTable, tablesOf } from './reference.ts'
import { richText } from './rich-text.ts'

const lists = ['attributes', 'events', 'cssParts', 'cssProperties'] as const

/** Returns the element with only those list entries that pass. */
const filtered = (element: ElementManifest, passes: (list: (typeof lists)[number], entry: Described) => boolean): ElementManifest =>
  lists.reduce((rest, list) => ({ ...rest, [list]: element[list]?.filter((entry) => passes(list, entry)) }), element)

const section = (id: string, heading: Node | string, sentence: string, element: ElementManifest) =>
  make(
    'section',
    { id },
    make('h2', {}, heading),
    make('p', {}, ...richText(sentence)),
    ...tablesOf(element).map(([title, ...content]) => scrollingTable(`${id}: ${title}`, ...content)),
  )

/**
 * Returns one section per element, after a section with the entries that all screens share.
 * `base` is the path of the gallery.
 */
export function elementSections(elements: readonly ElementManifest[], base: string): HTMLElement[] {
  // Elements without events are not screens: they render nothing.
  const screens = elements.filter(({ events = [] }) => events.length > 0)
  const [first] = screens
  if (!first) return []
  const isShared = (list: (typeof lists)[number], { name }: Described) =>
    screens.every((screen) => screen[list]?.some((entry) => entry.name === name))
  const link = (tag: string) => make('a', { href: `${base}?element=${tag}` }, `<${tag}>`)
  return [
    section(
      'every-element',
      'Every element',
      'Every element that renders a screen has these attributes, events, parts and variables.',
      filtered(first, isShared),
    ),
    ...elements.map((element) => {
      const { tagName: tag, description } = element
      const isScreen = screens.includes(element)
      return section(
        tag,
        isScreen ? link(tag) : `<${tag}>`,
        description,
        filtered(element, (list, entry) => !isScreen || !isShared(list, entry)),
      )
    }),
  ]
}
