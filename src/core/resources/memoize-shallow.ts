/** Returns true if `one` has all properties of `other` with identical values. */
export const hasAll = (one: object, other: object) =>
  Object.entries(other).every(([name, value]) => one[name as keyof typeof one] === value)

/**
 * Returns a function that returns the previous object while all of its values are identical.
 * This avoids renders of unchanged state.
 */
export function memoizeShallow<Value extends object>(): (next: Value) => Value {
  let previous: Value | undefined
  return (next) => (previous = previous && hasAll(previous, next) ? previous : next)
}
