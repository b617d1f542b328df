import { useEffect, type RefObject } from 'react'

interface OneTabStopProps {
  group: RefObject<HTMLElement | null>
  /** Selects the parts of the group. */
  parts: string
}

/** Makes the parts of a group one Tab stop: the last focused one. Arrow keys, Home and End move between them. */
export function OneTabStop({ group, parts }: OneTabStopProps) {
  const all = () => [...(group.current?.querySelectorAll<HTMLElement>(parts) ?? [])]

  function stopAt(stop: EventTarget | null | undefined) {
    for (const part of all()) part.tabIndex = part === stop ? 0 : -1
  }

  function move(event: KeyboardEvent) {
    const place = all().findIndex((part) => part === event.target)
    const right = group.current && getComputedStyle(group.current).direction === 'rtl' ? -1 : 1
    const last = all().length - 1
    const steps: Record<string, number> = {
      ArrowRight: right,
      ArrowLeft: -right,
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -place,
      End: last - place,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : all()[place + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  // React does not know the Tab stop, so that a new render leaves it. The focused part may have loaded this code.
  useEffect(() => stopAt(all().find((part) => part.matches(':focus, [tabindex="0"]')) ?? all()[0]))

  useEffect(() => {
    const over = new AbortController()
    group.current?.addEventListener('keydown', move, over)
    group.current?.addEventListener('focusin', ({ target }) => stopAt(target), over)
    return () => over.abort()
  })
  return null
}
