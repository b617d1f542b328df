import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/** Returns the part that a key moves to; undefined for other keys. */
function partAfter({ key, target }: KeyboardEvent, parts: HTMLElement[], group: Element): HTMLElement | undefined {
  const place = parts.findIndex((part) => part === target)
  const right = getComputedStyle(group).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1 }
  if (key === 'Home') return parts[0]
  if (key === 'End') return parts.at(-1)
  return steps[key] && place >= 0 ? parts[place + steps[key]] : undefined
}

interface OneTabStop<Group extends HTMLElement> {
  ref: RefObject<Group | null>
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
}

/** Makes the parts of a group that match a selector one Tab stop: the last focused one. Arrow keys, Home and End move between them. */
export function useOneTabStop<Group extends HTMLElement>(selector: string): OneTabStop<Group> {
  const ref = useRef<Group>(null)
  const partsIn = (group: Element | null) => [...(group?.querySelectorAll<HTMLElement>(selector) ?? [])]

  function stopAt(stop: EventTarget | undefined, group: Element | null) {
    for (const part of partsIn(group)) part.tabIndex = part === stop ? 0 : -1
  }

  // React does not know the Tab stop, so that a new render leaves it.
  useLayoutEffect(() => {
    const parts = partsIn(ref.current)
    stopAt(parts.find((part) => part.getAttribute('tabindex') === '0') ?? parts[0], ref.current)
  })

  return {
    ref,
    onKeyDown: (event) => {
      const next = partAfter(event, partsIn(event.currentTarget), event.currentTarget)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    onFocus: ({ target, currentTarget }) => stopAt(target, currentTarget),
  }
}
