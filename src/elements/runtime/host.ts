import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import type { CommonEvents } from './common-events.ts'

export type { CommonEvents }

export const HostContext = createContext<HTMLElement | undefined>(undefined)

/**
 * Returns the custom element around the component.
 * @throws {Error} outside a custom element
 */
export function useHost(): HTMLElement {
  const host = useContext(HostContext)
  if (!host) throw new Error('This part belongs inside a custom element')
  return host
}

/** Returns the page's name for the element, by `aria-label` or `label`; undefined without one. */
export function useHostLabel(): string | undefined {
  const host = useHost()
  return host.getAttribute('aria-label') ?? host.getAttribute('label') ?? undefined
}

/** Fires a bubbling, composed event on the element. Returns false if a listener prevents a cancelable event. */
export function emit(host: HTMLElement, type: string, detail?: unknown, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
}

type Detail<Events, Name extends keyof Events> = Events[Name] extends undefined ? [] : [detail: Events[Name]]

type Emit<Events> = <Name extends keyof Events & string>(name: Name, ...detail: Detail<Events, Name>) => boolean

const isCancelable = (name: string) => name === 'navigate' || name.startsWith('before-')

/** Returns `emit` for the element around the component, typed by its events. `navigate` and `before-*` events are cancelable. */
export function useEmit<Events>(): Emit<Events> {
  const host = useHost()
  return useCallback((name, ...detail) => emit(host, name, detail[0], isCancelable(name)), [host])
}

/** Fires `ready` once per mount, when the first real content is on screen. Another record or list mounts anew. */
export function useReady(ready: boolean): void {
  const send = useEmit<CommonEvents>()
  const sent = useRef(false)
  useEffect(() => {
    if (!ready || sent.current) return
    sent.current = true
    send('ready')
  }, [ready, send])
}
