import { launch, type Browser, type Page } from 'puppeteer-core'
import type { DemoServer } from './demo-server.ts'

/** A phone's processor on a middling line. */
const slow = { cpu: 4, network: { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 } }

interface FreshPageOptions {
  width?: number
  slow?: boolean
  /** In browser storage, beside the session. */
  storage?: Record<string, string>
}

/** The browser that `CHROME_PATH` names. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) throw new Error('CHROME_PATH names the browser')
  return launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=en-GB', ...flags] })
}

/** Does something on a page that has never been anywhere, signed in. */
export async function onFreshPage<Value>(
  browser: Browser,
  { origin, session }: DemoServer,
  use: (page: Page) => Promise<Value>,
  { width = 1280, slow: isSlow = false, storage = {} }: FreshPageOptions = {},
): Promise<Value> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    // The compiler names functions by this, also those that are handed to the page.
    await page.evaluateOnNewDocument('globalThis.__name = (target) => target')
    await page.setViewport({ width, height: 900 })
    // Storage belongs to an origin, so that it can be written from a page of that origin only.
    await page.goto(`${origin}/svg/favicon.svg`)
    await page.evaluate((entries) => Object.assign(localStorage, entries), { ...session, ...storage })
    if (isSlow) await slowDown(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Waits until all that the page shows has loaded: lists, pictures, and what fades in. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const rootsIn = (root: ParentNode): ParentNode[] =>
      [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))]
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

async function slowDown(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
}
