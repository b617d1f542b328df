/** Milliseconds. */
const longest = 30_000

/** Gives again what it has read for ten times as long as the reading took, so that even a slow one costs at most a tenth of the time. */
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
    /** After a change. What is being read now may have missed it. */
    forget: () => {
      memo = undefined
    },
  }
}
