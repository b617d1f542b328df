import { layouts, type Layout } from './layouts.ts'

/** Returns a layout's name for URLs, such as `los-angeles`. */
export const layoutUrlOf = (layout: Layout): string => layout.toLowerCase().replaceAll(' ', '-')

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Returns the layout of a URL name. Ignores case and all characters except letters; undefined if there is no such layout. */
export const layoutOfUrl = (slug: string): Layout | undefined => layouts.find((layout) => lettersOf(layout) === lettersOf(slug))
