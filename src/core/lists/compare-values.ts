/** Value to sort rows by; null is a missing value. */
export type SortValue = string | number | null

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Compares two values for ascending order. Text ignores case and sorts embedded numbers by value; missing values are last. */
export function compareValues(one: SortValue, other: SortValue): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
}
