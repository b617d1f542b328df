import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

interface OneTabStop<Group extends HTMLElement> {
  ref: RefObject<Group | null>
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
}

/** Makes the parts of a group that match a selector one Tab stop: the last focused one. Arrow keys, Home and End move between them. */
export function useOneTabStop<Group extends HTMLElement>(selector: string): OneTabStop<Group> {
  const ref = useRef<Group>(null)
  const parts = () => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])]

  function stopAt(stop: EventTarget | undefined) {
    for (const part of parts()) part.tabIndex = part === stop ? 0 : -1
  }

  // React does not know the Tab stop, so that a new render leaves it.
  useLayoutEffect(() => {
    const all = parts()
    stopAt(all.find((part) => part.matches('[tabindex="0"]')) ?? all[0])
  })

  return {
    ref,
    onFocus: ({ target }) => stopAt(target),
    onKeyDown: (event) => {
      const all = parts()
      const place = all.findIndex((part) => part === event.target)
      const right = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
      const step = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1, Home: -place, End: all.length - 1 - place }[event.key]
      const next = step !== undefined && all[place + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}
