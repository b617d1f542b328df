import type { Browser, Page } from 'puppeteer-core'

export interface Visit {
  page: Page
  /** Errors and warnings in the console, uncaught errors and policy violations. */
  complaints: string[]
  requests: { url: string; status: number; headers: Record<string, string> }[]
  /** Waits until the page is at this address. */
  at: (address: string) => Promise<unknown>
}

/** Opens an address in a browser context of its own, and closes it at the end. */
export async function visitPanel(browser: Browser, address: string, use: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const complaints: string[] = []
  const requests: Visit['requests'] = []
  await page.evaluateOnNewDocument('globalThis.__name = (target) => target')
  page.on('console', (message) => ['warn', 'error'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) =>
    requests.push({ url: response.url(), status: response.status(), headers: response.request().headers() }),
  )
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(address)
  const at = (wanted: string) => page.waitForFunction((href) => location.href === href, {}, wanted)
  try {
    await use({ page, complaints, requests, at })
  } finally {
    await context.close()
  }
}
