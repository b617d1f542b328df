import assert from 'node:assert/strict'
import type { Browser, Page } from 'puppeteer-core'
import { eventually } from './visit.ts'

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

/** Returns a function that reads the text of an element of the panel, with the texts of elements inside it. */
export const textIn = (page: Page, host: string) => () =>
  page.evaluate((host) => {
    const deep = (root: ParentNode): string =>
      [...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? deep(shadowRoot) : '')).join('') + (root.textContent ?? '')
    const root = document.querySelector(host)?.shadowRoot
    return root ? deep(root).replaceAll('\u00A0', ' ') : ''
  }, host)

/** Waits until an element of the panel shows all these texts. */
export async function shows(page: Page, host: string, ...texts: string[]): Promise<void> {
  const text = await eventually(textIn(page, host), (text) => texts.every((each) => text.includes(each)))
  assert.deepEqual(
    texts.filter((each) => !text.includes(each)),
    [],
    text.slice(-2_000),
  )
}

export const click = (page: Page, role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click()
export const fill = (page: Page, name: string, text: string) => page.locator(`::-p-aria([name="${name}"][role="textbox"])`).fill(text)
