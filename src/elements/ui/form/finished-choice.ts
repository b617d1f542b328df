import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/** Milliseconds after the last key, after which a filter takes effect: one request for all keys. */
export const typingDelay = 400

/**
 * Calls `choose` once a choice in a native select is finished. In Windows, Linux and Firefox each arrow key or letter changes a closed select:
 * such a choice is finished by Enter, by leaving the field or `pause` milliseconds after the last key, and taken back by Escape.
 * A choice in the open list is finished at once.
 */
export function useFinishedChoice(value: string, choose: (value: string) => void, pause?: number) {
  const [moved, setMoved] = useState<string>()
  const isKeyAtWork = useRef(false)

  function finish(choice: string): void {
    setMoved(undefined)
    if (choice !== value) choose(choice)
  }

  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    if (moved === undefined || pause === undefined) return undefined
    const timer = setTimeout(() => latest.current(moved), pause)
    return () => clearTimeout(timer)
  }, [moved, pause])

  /** A closed select changes before the next task; where the key opens the list, the choice comes later. */
  function noteKey(): void {
    isKeyAtWork.current = true
    setTimeout(() => (isKeyAtWork.current = false))
  }

  function pressed(event: KeyboardEvent): void {
    noteKey()
    if (moved === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') finish(moved)
    else setMoved(undefined)
  }

  function left({ currentTarget }: FocusEvent): void {
    // Another window has come before this one.
    if ((currentTarget.getRootNode() as Document | ShadowRoot).activeElement === currentTarget) return
    if (moved !== undefined) finish(moved)
  }

  return {
    value: moved ?? value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => (isKeyAtWork.current ? setMoved(target.value) : finish(target.value)),
    onKeyDown: pressed,
    // Letters act with this event, which is a task of its own.
    onKeyPress: noteKey,
    onBlur: left,
  }
}
