/** What rows are sorted by; null is a missing value. */
export type SortValue = string | number | null

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Numbers by value, texts without regard to case and with numbers in them by value; what is missing comes last. */
export function compareValues(one: SortValue, other: SortValue): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
}
