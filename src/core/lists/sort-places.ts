import type { Pause } from '../scheduling/yield-to-main.ts'

/** Numbers sort before texts, and null after both. Texts sort by their characters. */
export type SortKey = string | number | null

type SortedKey = string | number

/** Number of items between two checks of the clock. */
const step = 256

/** Returns the indices of the keys in ascending order. Merges, because the built-in sort cannot be interrupted. */
async function sortIndices(keys: readonly string[] | readonly number[], pause: Pause): Promise<Uint32Array> {
  const { length } = keys
  let sorted = Uint32Array.from({ length }, (_index, index) => index)
  if (keys.every((key, index) => index === 0 || (keys[index - 1] as SortedKey) <= key)) return sorted
  let merged = new Uint32Array(length)
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length)
      const end = Math.min(start + 2 * width, length)
      for (let left = start, right = middle, at = start; at < end; at++) {
        const isLeft =
          right === end || (left < middle && (keys[sorted[left] as number] as SortedKey) <= (keys[sorted[right] as number] as SortedKey))
        merged[at] = sorted[isLeft ? left++ : right++] as number
        if (at % step === 0) await pause()
      }
    }
    ;[sorted, merged] = [merged, sorted]
  }
  return sorted
}

/** Places with their keys, which are of one type. */
interface Keyed<Key> {
  places: number[]
  keys: Key[]
}

const add = <Key>({ places, keys }: Keyed<Key>, place: number, key: Key) => {
  places.push(place)
  keys.push(key)
}

const sortKeyed = async ({ places, keys }: Keyed<string> | Keyed<number>, pause: Pause) =>
  (await sortIndices(keys, pause)).map((index) => places[index] as number)

/** Returns the places in ascending order of their keys, in time slices. Places with the same key keep their order. */
export async function sortPlaces(places: Uint32Array, keyOf: (place: number) => SortKey, pause: Pause): Promise<Uint32Array> {
  const numbers: Keyed<number> = { places: [], keys: [] }
  const texts: Keyed<string> = { places: [], keys: [] }
  const missing: number[] = []
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const key = keyOf(place)
    if (key === null) missing.push(place)
    else if (typeof key === 'number') add(numbers, place, key)
    else add(texts, place, key)
    if (at % step === 0) await pause()
  }
  const order = new Uint32Array(places.length)
  order.set(await sortKeyed(numbers, pause))
  order.set(await sortKeyed(texts, pause), numbers.places.length)
  order.set(missing, order.length - missing.length)
  return order
}
