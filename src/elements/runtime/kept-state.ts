import { useLayoutEffect, useState } from 'react'
import { $userChanges } from '../../core/identity.ts'
import { useHost } from './host.ts'

/** Milliseconds that an element keeps its state after it leaves the page. Route caches detach and attach elements. */
const longest = 5_000

interface Kept {
  value: unknown
  /** Milliseconds since 1970. */
  leftAt: number
}

/** State by element, so it ends with the element. */
const states = new WeakMap<Element, Map<string, Kept>>()

const isFresh = ({ leftAt }: Kept) => Date.now() - leftAt <= longest

/** Returns true if the element is back within 5 s, with state from before. */
export const hasKeptState = (host: Element): boolean => [...(states.get(host)?.values() ?? [])].some(isFresh)

/** Another admin must not see it. */
const ofThisUser = (key: string) => `${$userChanges.get()} ${key}`

function take(host: Element, key: string): unknown {
  const kept = states.get(host)?.get(key)
  states.get(host)?.delete(key)
  return kept && isFresh(kept) ? kept.value : undefined
}

/** Returns the value that `useKeep` stored under the key when the element left the page, at most 5 s ago. */
export function useKept(key: string): unknown {
  const host = useHost()
  return useState(() => take(host, ofThisUser(key)))[0]
}

/** Stores the current value under the key when the element leaves the page; nothing if it is undefined. */
export function useKeep(key: string, current: () => unknown): void {
  const host = useHost()
  useLayoutEffect(
    () => () => {
      const value = host.isConnected ? undefined : current()
      if (value === undefined) return
      states.set(host, (states.get(host) ?? new Map<string, Kept>()).set(ofThisUser(key), { value, leftAt: Date.now() }))
    },
    [host, key, current],
  )
}
