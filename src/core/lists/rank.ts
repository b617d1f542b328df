/** Returns the sort position of a value in `order`. Values that are not in it sort last. */
export const rank = (order: readonly string[], value: string): number => (order.includes(value) ? order.indexOf(value) : order.length)
