import { loadChunk } from '../chunks/load-chunk.ts'

/** Number of callers: the panel, and all elements together. */
let users = 0
let over: AbortController

function wait(signal: AbortSignal): void {
  const options = { once: true, capture: true, signal }
  let isLoading = false
  const start = (event: Event) => {
    // The other event is no second start.
    if (isLoading) return
    isLoading = true
    // A click while the code loads closes the tooltip that the event would open.
    let isPressed = false
    document.addEventListener('click', () => (isPressed = true), options)
    void loadChunk(() => import('./tips.ts')).then(
      ({ startTips }) => startTips(event, isPressed, signal),
      () => wait(signal),
    )
  }
  for (const type of ['pointermove', 'keyup']) document.addEventListener(type, start, options)
}

/**
 * Shows in tooltips what parts of elements do not, and parts of the panel with `data-pe-tip`. The code loads when the pointer
 * first moves, or when a key is first released. Returns a function that ends this.
 */
export function followTips(): () => void {
  if (users++ === 0) wait((over = new AbortController()).signal)
  return () => {
    if (--users === 0) over.abort()
  }
}
