/** Layouts of the panel, in the order of the customizer. */
export const layouts = [
  'Dubai',
  'London',
  'Seoul',
  'Los Angeles',
  'Paris',
  'Tokyo',
  'Madrid',
  'Moscow',
  'New York',
  'Singapore',
  'Rome',
  'Barcelona',
  'Sydney',
] as const
export type Layout = (typeof layouts)[number]

/** Returns a layout's name for URLs, such as `los-angeles`. */
export const layoutUrlOf = (layout: Layout): string => layout.toLowerCase().replaceAll(' ', '-')

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Returns the layout of a URL name. Ignores case and all characters except letters; undefined if there is no such layout. */
export const layoutOfUrl = (slug: string): Layout | undefined => layouts.find((layout) => lettersOf(layout) === lettersOf(slug))
