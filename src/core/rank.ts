/** Sorts by an order of its own; values that are not in it come last. */
export const rank = (order: readonly string[], value: string): number => (order.includes(value) ? order.indexOf(value) : order.length)
