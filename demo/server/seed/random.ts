/** Creates a deterministic random generator (mulberry32). */
export const createRandom = (start: number) => {
  let state = start * 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[integer(0, items.length - 1)] ?? items[0]
  return { integer, pick, chance: (share: number) => next() < share }
}

export type Random = ReturnType<typeof createRandom>
