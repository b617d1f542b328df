import { createElement, useLayoutEffect, useRef } from 'react'
import { useHost } from '../../../runtime/host.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import css from './embedded.css?inline'

setStyles('embedded', css)

export interface EmbeddedProps {
  attributes: Readonly<Record<string, string | number>>
  /** Listeners by event name. */
  listeners: Readonly<Record<string, (event: CustomEvent) => void>>
}

const stop = (event: Event) => event.stopPropagation()

/**
 * Returns a component that embeds another element, registered on its first render. Its headings start at the level of the outer element's.
 * `ready` and `load-error` stop here: from outside they would look like events of the outer element.
 * Other events bubble, including `navigate`.
 */
export function embedded(tag: string, register: () => Promise<unknown>) {
  function Embedded({ attributes, listeners }: EmbeddedProps) {
    const element = useRef<HTMLElement>(null)
    const headingLevel = useHost().getAttribute('heading-level') ?? undefined
    // React 18 attaches no listeners for events of custom elements.
    useLayoutEffect(() => {
      const over = new AbortController()
      for (const [type, listener] of Object.entries({ ...listeners, ready: stop, 'load-error': stop }))
        element.current?.addEventListener(type, listener, over)
      return () => over.abort()
    })
    return createElement(tag, { ref: element, 'heading-level': headingLevel, ...attributes })
  }
  return lazyPart<unknown, EmbeddedProps>(register, () => Embedded, <div className="pe-embedded-place" />)
}
