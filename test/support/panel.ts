import { within } from './screen.ts'
import { until } from './until.ts'

/** The whole panel in an iframe of the test page. */
export class Panel {
  readonly frame: HTMLIFrameElement

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame
  }

  get window(): Window {
    if (!this.frame.contentWindow) throw new Error('The panel is closed.')
    return this.frame.contentWindow
  }

  get document(): Document {
    return this.window.document
  }

  get screen(): ReturnType<typeof within> {
    return within(this.document.body)
  }

  /** Returns the current path and query. */
  path(): string {
    return this.window.location.pathname + this.window.location.search
  }

  /** Waits until the panel is at this path and query. Rejects with both paths after the time limit. */
  async at(path: string): Promise<void> {
    const arrived = until(() => this.path() === path, undefined)
    await arrived.catch(() => Promise.reject(new Error(`The panel should be at ${path}, but is at ${this.path()}.`)))
  }

  /** Loads a path with a full page load, as from the address bar. */
  async go(path: string): Promise<void> {
    const loaded = new Promise((resolve) => this.frame.addEventListener('load', resolve, { once: true }))
    this.frame.src = path
    await loaded
  }

  /** Goes to a path inside the panel, without a page load. */
  visit(path: string): void {
    this.window.history.pushState(null, '', path)
    this.window.dispatchEvent(new PopStateEvent('popstate'))
  }

  close(): void {
    this.frame.remove()
  }
}

const panels = new Set<Panel>()

/** Opens the panel at a path and waits for its load event. Size in px, default 1280 × 800. */
export async function openPanel(path: string, { width = 1280, height = 800 }: { width?: number; height?: number } = {}): Promise<Panel> {
  const frame = document.createElement('iframe')
  frame.title = 'Panel'
  frame.style.cssText = `position:fixed;inset:0;border:0;width:${width}px;height:${height}px`
  const panel = new Panel(frame)
  panels.add(panel)
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = path
  document.body.append(frame)
  await loaded
  return panel
}

export function closePanels(): void {
  for (const panel of panels) panel.close()
  panels.clear()
}
