import type { Page } from 'puppeteer-core'

declare global {
  interface Window {
    bench: {
      /** When the first row was on screen. */
      firstRow: Promise<number>
      /** When other rows than now are on screen; without a change it never resolves. */
      otherRows: () => Promise<number>
      /** Does something in a task of its own, as late as a finger lets go; tells when it began. */
      begin: (act: () => void) => Promise<number>
      /** Presses and lets go. */
      click: (target: HTMLElement) => Promise<number>
      /** What stands in the name's place, row by row. */
      names: () => string[]
      tasks: { start: number; duration: number }[]
      shift: number
    }
  }
}

/** What finds rows and the names in them. */
export interface RowSelectors {
  rows: string
  cell: string
}

/** Lets a page tell, from its beginning, when rows are on screen, which tasks were long and how much moved. */
export const watch = async (page: Page, selectors: RowSelectors): Promise<void> => {
  await page.evaluateOnNewDocument(watchThis, selectors)
}

/** Runs in the page. Nothing is asked of the layout, since that would make work that the page does not make. */
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
  // Rows that stand empty until they are filled are no rows yet.
  const hasText = (text: string) => /\p{Letter}/u.test(text)

  /** After the frame that draws what is there now. */
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
    shift: 0,
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.bench.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.bench.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
