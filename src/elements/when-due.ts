import { loadChunk } from '../core/load.ts'
import type { WhenDue } from './runtime/custom-element.ts'

/** How far outside the viewport an element with `loading="lazy"` begins. */
const near = '400px'

/** An element waits for an `<admin-config>` of the page that is not defined yet, and with `loading="lazy"` until it is near the viewport. */
export const whenDue: WhenDue = (element, begin) => {
  const over = new AbortController()
  const waits = [whenNear(element, over.signal), whenConfigured()].filter((wait) => wait !== undefined)
  if (waits.length === 0) begin()
  else void Promise.all(waits).then(() => over.signal.aborted || begin())
  return () => over.abort()
}

function whenNear(element: HTMLElement, over: AbortSignal): Promise<void> | undefined {
  if (element.getAttribute('loading') !== 'lazy') return undefined
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

/** Without what it says, the first request would go to the wrong place. */
function whenConfigured(): Promise<unknown> | undefined {
  if (!document.querySelector('admin-config:not(:defined)')) return undefined
  return loadChunk(() => import('./admin-config/admin-config.element.ts')).catch((error: unknown) =>
    console.error('<admin-config> could not be loaded', error),
  )
}
