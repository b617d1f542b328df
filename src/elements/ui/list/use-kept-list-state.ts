import { useCallback, useState } from 'react'
import { useKeep, useKept } from '../../runtime/kept-state.ts'

/**
 * Returns the attribute `list-state`, or the state from before a short absence of the element, until the attribute changes.
 * @param name distinguishes the lists of an element
 * @param current returns the current state
 */
export function useKeptListState(name: string, listState: string, current: () => string): string {
  const key = `${name} ${listState}`
  const [first] = useState(listState)
  const kept = useKept(key)
  const [isKept, setIsKept] = useState(kept !== undefined)
  if (isKept && listState !== first) setIsKept(false)
  useKeep(
    key,
    useCallback(() => {
      const state = current()
      return state === listState ? undefined : state
    }, [current, listState]),
  )
  return isKept && typeof kept === 'string' && listState === first ? kept : listState
}
