import { persistentAtom } from '../persistent.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Density that the admin chose for the rows of all lists; undefined until chosen: the page's appearance decides then. */
export const $density = persistentAtom<Density | undefined>('density', undefined, {
  encode: String,
  decode: (text) => densities.find((known) => known === text),
})
