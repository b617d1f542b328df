import { loadChunk } from '../chunks/load-chunk.ts'

const start = (event: Event) => void loadChunk(() => import('./tips.ts')).then(({ startTips }) => startTips(event), followTips)

/** Shows in tooltips what parts of elements do not, and parts of the panel with `data-pe-tip`. The code loads when the pointer first moves, or when a key is first released. */
export function followTips(): void {
  for (const type of ['pointermove', 'keyup']) document.addEventListener(type, start, { once: true, capture: true })
}
