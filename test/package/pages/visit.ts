import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { startDemoServer, type DemoServer, type DemoServerOptions } from '../../support/runner/demo-server.ts'
import { onFreshPage, openBrowser } from '../../support/runner/fresh-page.ts'

interface Visited {
  page: Page
  /** Warnings and errors of the page. */
  complaints: string[]
  /** Answers requests with this token by 401 from now on. Returns a function that counts them. */
  refuse: (token: string) => () => number
}

interface PageOptions {
  head?: string
  body?: string
  policy?: string
  /** The page's own scripts and styles, by path. */
  files?: Record<string, string>
}

/** Starts a server for the built package, and opens pages that load the package. */
export async function openPages(options: DemoServerOptions = {}): Promise<
  AsyncDisposable & {
    server: DemoServer
    visit: <Value>(options: PageOptions, use: (visited: Visited) => Promise<Value>) => Promise<Value>
  }
> {
  const server = await startDemoServer(options)
  const browser: Browser = await openBrowser()
  return {
    server,
    visit: ({ head = '', body = '', policy, files = {} }, use) =>
      onFreshPage(browser, server, async (page) => {
        const complaints: string[] = []
        const refused = new Map<string, number>()
        page.on('console', (message) => ['warn', 'error'].includes(message.type()) && complaints.push(message.text()))
        page.on('pageerror', (error) => complaints.push(String(error)))
        const own: Record<string, string> = {
          ...files,
          '/page.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="/svg/favicon.svg">${head}</head><body>${body}</body></html>`,
        }
        await page.setRequestInterception(true)
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          const token = request.headers()['authorization']?.replace('Bearer ', '')
          const count = token === undefined ? undefined : refused.get(token)
          if (token !== undefined && count !== undefined) {
            refused.set(token, count + 1)
            return void request.respond({ status: 401, contentType: 'application/json', body: '{"success":false,"code":"unauthorized"}' })
          }
          const content = own[pathname]
          if (content === undefined) return void request.continue()
          const contentType = pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.css') ? 'text/css' : 'text/html'
          void request.respond({ body: content, contentType, headers: policy ? { 'content-security-policy': policy } : {} })
        })
        await page.goto(`${server.origin}/page.html`)
        const refuse = (token: string) => {
          refused.set(token, 0)
          return () => refused.get(token) ?? 0
        }
        return use({ page, complaints, refuse })
      }),
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

export const elements = (entry: string): string => `<script type="module" src="/elements/${entry}.js"></script>`

/** Returns a state as soon as `isSo` accepts it, or the last state after 15 s, so that an assertion can show it. */
export async function eventually<State>(read: () => State | Promise<State>, isSo: (state: State) => boolean): Promise<State> {
  const deadline = Date.now() + 15_000
  let state = await read()
  while (!isSo(state) && Date.now() < deadline) {
    await setTimeout(20)
    state = await read()
  }
  return state
}

/**
 * Waits until the shadow root of `host` contains the selector.
 * Puppeteer's own waiting does not notice changes in shadow roots.
 */
export const inside = (page: Page, host: string, selector: string) =>
  page.waitForFunction(
    (host, selector) => document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(selector),
    {},
    host,
    selector,
  )

/** Waits until at least `count` elements show rows. */
export const rows = (page: Page, count: number) =>
  page.waitForFunction(
    (least) =>
      [...document.querySelectorAll('doctor-subscriptions')].filter(({ shadowRoot }) => shadowRoot?.querySelector('[part~=row]')).length >=
      least,
    {},
    count,
  )
