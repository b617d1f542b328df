/** Milliseconds. */
const longest = 30_000

/** Caches a result for ten times as long as its read took, at most 30 s. Slow reads thus take at most a tenth of the time. */
export const memoizeFor = <Value>(read: () => Promise<Value>) => {
  let memo: { value: Promise<Value>; until: number } | undefined

  const readNow = () => {
    const start = performance.now()
    const fresh = { value: read(), until: Infinity }
    const keepFor = (factor: number) => () => {
      const now = performance.now()
      fresh.until = now + Math.min(longest, (now - start) * factor)
    }
    fresh.value.then(keepFor(10), keepFor(0))
    return fresh
  }

  return {
    read: () => {
      if (!memo || performance.now() >= memo.until) memo = readNow()
      return memo.value
    },
    /** Invalidates the cache after a change. It also drops a read in progress, which may have missed the change. */
    forget: () => {
      memo = undefined
    },
  }
}
