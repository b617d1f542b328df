import type { Page } from 'puppeteer-core'

declare global {
  interface Window {
    bench: {
      /** Resolves to the time of the first row on screen, in ms on the clock of the page. */
      firstRow: Promise<number>
      /** Resolves to the time when the rows on screen differ from the current ones. Stays pending if nothing changes. */
      otherRows: () => Promise<number>
      /** Runs `act` in its own task after 80 ms, the time from pressing to releasing. Resolves to its start time. */
      begin: (act: () => void) => Promise<number>
      /** Fires `pointerdown`, then clicks 80 ms later. Resolves to the time of the click. */
      click: (target: HTMLElement) => Promise<number>
      /** Returns the names, row by row. */
      names: () => string[]
      tasks: { start: number; duration: number }[]
    }
  }
}

/** Selectors of the rows and of the name within a row. */
export interface RowSelectors {
  rows: string
  cell: string
}

/** Records from the start of a page when rows are on screen, and its long tasks. */
export const watch = async (page: Page, selectors: RowSelectors): Promise<void> => {
  await page.evaluateOnNewDocument(watchThis, selectors)
}

/** Runs in the page. Reads no layout, because that would force work that the page itself does not do. */
function watchThis({ rows, cell }: RowSelectors): void {
  const roots: (Document | ShadowRoot)[] = [document]
  const listeners = new Set<() => void>()
  const observer = new MutationObserver(() => {
    for (const listener of listeners) listener()
  })
  const observe = (root: Document | ShadowRoot) => observer.observe(root, { childList: true, subtree: true, characterData: true })
  observe(document)
  const attach = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')!.value as Element['attachShadow']
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    roots.push(root)
    observe(root)
    return root
  }

  const shown = () => roots.filter(({ isConnected }) => isConnected).flatMap((root) => [...root.querySelectorAll(rows)])
  const texts = () =>
    shown()
      .map(({ textContent }) => textContent)
      .join('\n')
  // Ignores placeholder rows that are still empty.
  const hasText = (text: string) => /\p{Letter}/u.test(text)

  /** Resolves to the time after the next frame is drawn. */
  const drawn = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      })
    })

  const when = (isSo: (text: string) => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isSo(texts())) return
        listeners.delete(check)
        resolve()
      }
      listeners.add(check)
    }).then(drawn)

  window.bench = {
    firstRow: when(hasText),
    otherRows: () => {
      const before = texts()
      return when((text) => text !== before && hasText(text))
    },
    begin: (act) =>
      new Promise((begun) => {
        setTimeout(() => {
          begun(performance.now())
          act()
        }, 80)
      }),
    click: (target) => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
      return window.bench.begin(() => target.click())
    },
    names: () => shown().map((row) => row.querySelector(cell)?.textContent.trim() ?? ''),
    tasks: [],
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.bench.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
