import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useEscape } from '../../runtime/use-escape.ts'

/** Milliseconds after the last key until a filter applies: one request for all keys. */
export const typingDelay = 400

/**
 * Calls `choose` when a choice in a native select is finished. A choice in the open list is finished at once.
 * On Windows, on Linux and in Firefox each arrow key or letter changes a closed select. Enter, leaving the field or,
 * if given, `pause` milliseconds without a key finish such a choice. Escape reverts it.
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

  useEscape(moved === undefined ? undefined : () => setMoved(undefined))

  /** A closed select changes before the next task. If the key opens the list, the choice happens later. */
  function noteKey(): void {
    isKeyAtWork.current = true
    setTimeout(() => (isKeyAtWork.current = false))
  }

  function pressed(event: KeyboardEvent): void {
    noteKey()
    if (moved === undefined || event.key !== 'Enter') return
    event.preventDefault()
    finish(moved)
  }

  function left({ currentTarget }: FocusEvent): void {
    // The window lost the focus, not the field.
    if ((currentTarget.getRootNode() as Document | ShadowRoot).activeElement === currentTarget) return
    if (moved !== undefined) finish(moved)
  }

  return {
    value: moved ?? value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => (isKeyAtWork.current ? setMoved(target.value) : finish(target.value)),
    onKeyDown: pressed,
    // Letters change the select in this event, which is a separate task.
    onKeyPress: noteKey,
    onBlur: left,
  }
}
