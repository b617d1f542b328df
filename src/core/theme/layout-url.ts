import { layouts, type Layout } from './layouts.ts'

/** A layout's name as addresses spell it: `los-angeles`. */
export const layoutUrlOf = (layout: Layout): string => layout.toLowerCase().replaceAll(' ', '-')

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The layout that an address means, however it spells the name; undefined where it means none. */
export const layoutOfUrl = (slug: string): Layout | undefined => layouts.find((layout) => lettersOf(layout) === lettersOf(slug))
