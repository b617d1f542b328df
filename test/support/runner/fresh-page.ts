import { launch, type Browser, type CDPSession, type NetworkConditions, type Page } from 'puppeteer-core'
import { chromiumFlags } from './chromium-flags.ts'
import type { DemoServer } from './demo-server.ts'

interface FreshPageOptions {
  width?: number
  /** CPU slowdown factor. */
  cpu?: number
  network?: NetworkConditions
  /** Entries of local storage, in addition to the session. */
  storage?: Record<string, string>
}

/** Puppeteer's own CDP session of a page, which its types hide. */
type PuppeteerPage = Page & { _client: () => CDPSession }

/** Launches the browser at `CHROME_PATH`. Throws if the variable is not set. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) throw new Error('CHROME_PATH names the browser')
  return launch({ executablePath, args: [...chromiumFlags, ...flags] })
}

/** Runs `use` on a page of a new browser context, signed in and without a cache. Width in px, default 1280. */
export async function onFreshPage<Value>(
  browser: Browser,
  { origin, session }: DemoServer,
  use: (page: Page) => Promise<Value>,
  { width = 1280, cpu, network, storage = {} }: FreshPageOptions = {},
): Promise<Value> {
  const context = await browser.createBrowserContext()
  try {
    // Storage can only be written from a page of its origin. A separate page keeps its requests out of the measured page.
    const first = await context.newPage()
    await first.goto(`${origin}/svg/favicon.svg`)
    await first.evaluate((entries) => void Object.assign(localStorage, entries), { ...session, ...storage })
    await first.close()
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    // The compiler wraps functions in `__name`, including those that run in the page.
    await page.evaluateOnNewDocument('globalThis.__name = (target) => target')
    // Turns off stack capture. The engine, with a DevTools client attached, parses scripts again to locate every created error,
    // even one that nothing throws. React creates one at startup.
    await (page as PuppeteerPage)._client().send('Runtime.setMaxCallStackSizeToCapture', { size: 0 })
    await page.setViewport({ width, height: 900 })
    if (network) await page.emulateNetworkConditions(network)
    if (cpu) await page.emulateCPUThrottling(cpu)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Waits until lists and pictures have loaded and fade-ins have ended. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const rootsIn = (root: ParentNode): ParentNode[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ]
    const roots = rootsIn(document)
    const all = <Found extends Element>(selector: string) => roots.flatMap((root) => [...root.querySelectorAll<Found>(selector)])
    return (
      all('h1, table').length > 0 &&
      all('.skeleton, .pe-loading, [aria-busy=true], [data-settled=false]').length === 0 &&
      all(':not(:defined)').length === 0 &&
      all<HTMLImageElement>('img').every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.getAnimations().every(({ playState }) => playState !== 'running')
    )
  })
}

/** Waits until no request, including prefetches, has run for 150 ms and two frames are drawn. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 150 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
