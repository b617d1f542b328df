import { launch, type Browser, type CDPSession, type NetworkConditions, type Page } from 'puppeteer-core'
import { chromiumFlags } from './chromium-flags.ts'
import type { DemoServer } from './demo-server.ts'

interface FreshPageOptions {
  width?: number
  /** How many times slower the processor is. */
  cpu?: number
  network?: NetworkConditions
  /** In browser storage, beside the session. */
  storage?: Record<string, string>
}

/** The connection that Puppeteer itself watches a page by, which its types keep to themselves. */
type PuppeteerPage = Page & { _client: () => CDPSession }

/** The browser that `CHROME_PATH` names. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) throw new Error('CHROME_PATH names the browser')
  return launch({ executablePath, args: [...chromiumFlags, ...flags] })
}

/** Does something on a page that has never been anywhere, signed in. */
export async function onFreshPage<Value>(
  browser: Browser,
  { origin, session }: DemoServer,
  use: (page: Page) => Promise<Value>,
  { width = 1280, cpu, network, storage = {} }: FreshPageOptions = {},
): Promise<Value> {
  const context = await browser.createBrowserContext()
  try {
    // Storage belongs to an origin, so that it can be written from a page of that origin only; on a page of its own, whose requests are nobody else's.
    const first = await context.newPage()
    await first.goto(`${origin}/svg/favicon.svg`)
    await first.evaluate((entries) => void Object.assign(localStorage, entries), { ...session, ...storage })
    await first.close()
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    // The compiler names functions by this, also those that are handed to the page.
    await page.evaluateOnNewDocument('globalThis.__name = (target) => target')
    // Watched, the engine reads scripts again for the place of each error that is made, thrown or not; React makes one at its start.
    await (page as PuppeteerPage)._client().send('Runtime.setMaxCallStackSizeToCapture', { size: 0 })
    await page.setViewport({ width, height: 900 })
    if (network) await page.emulateNetworkConditions(network)
    if (cpu) await page.emulateCPUThrottling(cpu)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Waits until all that the page shows has loaded: lists, pictures, and what fades in. */
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

/** Waits until the page asks for nothing any more, such as what it reads ahead, and has drawn everything. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 150 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
