import type { Id } from '../contract/as-read.ts'

const collator = new Intl.Collator(undefined, { numeric: true })

/** Compares two ids for ascending order: numbers, and digits within texts, by value. */
export const compareIds = (one: Id, other: Id): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
