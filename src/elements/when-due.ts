import { loadChunk } from '../core/chunks/load-chunk.ts'
import type { WhenDue } from './runtime/custom-element.ts'

/** Distance from the viewport at which an element with `loading="lazy"` starts. */
const near = '400px'

/** Delays an element until the page's `<admin-config>` is defined, and with `loading="lazy"` until it is near the viewport. */
export const whenDue: WhenDue = (element, begin) => {
  const over = new AbortController()
  const waits = [whenNear(element, over.signal), whenConfigured()].filter((wait) => wait !== undefined)
  if (waits.length === 0) begin()
  else void Promise.all(waits).then(() => over.signal.aborted || begin())
  return () => over.abort()
}

function whenNear(element: HTMLElement, over: AbortSignal): Promise<void> | undefined {
  // jsdom has no viewport.
  if (element.getAttribute('loading') !== 'lazy' || typeof IntersectionObserver === 'undefined') return undefined
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: near },
    )
    observer.observe(element)
    over.addEventListener('abort', () => observer.disconnect())
  })
}

/** Without its settings, the first request would go to the wrong URL. */
function whenConfigured(): Promise<unknown> | undefined {
  if (!document.querySelector('admin-config:not(:defined)')) return undefined
  return loadChunk(() => import('./admin-config/admin-config.element.ts')).catch((error: unknown) =>
    console.error('<admin-config> could not be loaded', error),
  )
}
