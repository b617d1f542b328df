import type { Kind } from './office-hour.ts'

/** Collects the duration of each request and the errors. */
export const createMeasured = () => {
  const times = new Map<Kind, number[]>()
  const errors = new Map<string, number>()
  let count = 0
  return {
    errors,
    count: () => count,
    add: (kind: Kind, milliseconds: number) => {
      count += 1
      const known = times.get(kind)
      if (known) known.push(milliseconds)
      else times.set(kind, [milliseconds])
    },
    fail: (kind: Kind, code: string) => {
      const name = `${kind}: ${code}`
      errors.set(name, (errors.get(name) ?? 0) + 1)
    },
    /** Returns the percentile `share` (0 to 100) of the durations in ms, of one kind or of all. */
    percentile: (kind: Kind | undefined, share: number) => {
      const sorted = (kind ? (times.get(kind) ?? []) : [...times.values()].flat()).toSorted((one, other) => one - other)
      return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? NaN
    },
  }
}

export type Measured = ReturnType<typeof createMeasured>
