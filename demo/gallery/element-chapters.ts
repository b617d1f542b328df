import type { Described, ElementManifest } from './manifest.ts'
import { tablesOf, type TableTexts } from './manifest-tables.ts'

const lists = ['attributes', 'events', 'cssParts', 'cssProperties'] as const

/** A chapter of the guide of elements. Screens have a page in the gallery. */
export interface Chapter {
  id: string
  heading: string
  isScreen: boolean
  sentence: string
  tables: TableTexts[]
}

/** Returns the element with only those list entries that pass. */
const filtered = (element: ElementManifest, passes: (list: (typeof lists)[number], entry: Described) => boolean): ElementManifest =>
  lists.reduce((rest, list) => ({ ...rest, [list]: element[list]?.filter((entry) => passes(list, entry)) }), element)

/** Returns one chapter per element, after a chapter with the entries that all screens share. */
export function elementChapters(elements: readonly ElementManifest[]): Chapter[] {
  // Elements without events are not screens: they render nothing.
  const screens = elements.filter(({ events = [] }) => events.length > 0)
  const [first] = screens
  if (!first) return []
  const isShared = (list: (typeof lists)[number], { name }: Described) =>
    screens.every((screen) => screen[list]?.some((entry) => entry.name === name))
  return [
    {
      id: 'every-element',
      heading: 'Every element',
      isScreen: false,
      sentence: 'Every element that renders a screen has these attributes, events, parts and variables.',
      tables: tablesOf(filtered(first, isShared)),
    },
    ...elements.map((element) => {
      const isScreen = screens.includes(element)
      return {
        id: element.tagName,
        heading: `<${element.tagName}>`,
        isScreen,
        sentence: element.description,
        tables: tablesOf(filtered(element, (list, entry) => !isScreen || !isShared(list, entry))),
      }
    }),
  ]
}
