import { createTimeSlicer } from '../scheduling/yield-to-main.ts'

/** Number of values sorted at once; must be a power of two. */
const run = 64

/**
 * Returns the indices of the values in sorted order.
 * Merges sorted runs in time slices, because the built-in sort cannot be interrupted.
 */
export async function sortIndices<Value>(values: readonly Value[], compare: (one: Value, other: Value) => number): Promise<Uint32Array> {
  const pause = createTimeSlicer()
  const byValue = (one: number, other: number) => compare(values[one] as Value, values[other] as Value)
  let sorted = new Uint32Array(values.length)
  for (let start = 0; start < values.length; start += run) {
    const end = Math.min(start + run, values.length)
    for (let index = start; index < end; index++) sorted[index] = index
    sorted.subarray(start, end).sort(byValue)
    await pause()
  }

  let merged = new Uint32Array(values.length)
  for (let width = run; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const middle = Math.min(start + width, values.length)
      const end = Math.min(start + 2 * width, values.length)
      for (let left = start, right = middle, at = start; at < end; at++) {
        const isLeft = right >= end || (left < middle && byValue(sorted[left] as number, sorted[right] as number) <= 0)
        merged[at] = sorted[isLeft ? left++ : right++] as number
        if (at % run === 0) await pause()
      }
    }
    ;[sorted, merged] = [merged, sorted]
  }
  return sorted
}
