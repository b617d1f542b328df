import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { elements, eventually, inside, openPages, rows } from './visit.ts'

/** Records listeners on the page, and its globals at the start. */
const noteListeners = `
  window.kept = []
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const isCapture = (options) => typeof options === 'object' && options ? Boolean(options.capture) : Boolean(options)
  const indexOf = (target, type, listener, options) => kept.findIndex((one) => one.target === target && one.type === type && one.listener === listener && one.capture === isCapture(options))
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const isOfPage = [window, document, document.documentElement, document.body].includes(this)
    if (listener && isOfPage && !options?.once && indexOf(this, type, listener, options) < 0) kept.push({ target: this, type, listener, capture: isCapture(options) })
    const forget = () => this.removeEventListener(type, listener, options)
    if (isOfPage && options?.signal) addEventListener.call(options.signal, 'abort', forget)
    return addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const index = indexOf(this, type, listener, options)
    if (index >= 0) kept.splice(index, 1)
    return removeEventListener.call(this, type, listener, options)
  }
  window.traces = () => ({
    listeners: kept.map(({ target, type }) => target.constructor.name + ' ' + type).sort(),
    globals: Reflect.ownKeys(window).map(String).filter((name) => !/ariaQuery/.test(name)).sort(),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    head: document.head.outerHTML,
    body: document.body.outerHTML.replaceAll(/ (class|style)=""/g, ''),
    attributes: [...document.documentElement.attributes, ...document.body.attributes].filter(({ value }) => value !== '').map(({ name, value }) => name + '=' + value),
  })`

const screens =
  '<doctor-subscriptions status="active"></doctor-subscriptions><admin-overview></admin-overview><doctor-editor doctor-id="42"></doctor-editor><account-list></account-list>'

const click = async (page: Page, host: string, selector: string) => {
  await inside(page, host, selector)
  await page.evaluate(
    (host, selector) => document.querySelector(host)!.shadowRoot!.querySelector<HTMLElement>(selector)!.click(),
    host,
    selector,
  )
}

describe('a page that all elements have left', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  before(async () => (pages = await openPages()))
  after(() => pages[Symbol.asyncDispose]())

  it('has its listeners, globals, style sheets, attributes and children as before', () =>
    pages.visit({ head: `<script>${noteListeners}</script>${elements('all')}`, body: '<main></main>' }, async ({ page }) => {
      await page.waitForFunction(() => customElements.get('patient-detail'))
      const traces = () => page.evaluate('traces()') as Promise<{ listeners: string[]; body: string }>
      const before = await traces()
      // React adds one `selectionchange` listener to each document and never removes it.
      const leftNow = async () => {
        const { listeners, ...rest } = await traces()
        return { ...rest, listeners: listeners.filter((one) => one !== 'HTMLDocument selectionchange') }
      }
      const comeAndGo = async () => {
        await page.evaluate((html) => (document.querySelector('main')!.innerHTML = html), screens)
        await rows(page, 1)
        await click(page, 'doctor-subscriptions', 'button[aria-label^="Cancel the subscription"]')
        await inside(page, 'doctor-subscriptions', 'dialog textarea')
        await page.evaluate(async () => {
          const { notify } = (await import('/elements/index.js')) as { notify: (kind: string, text: string) => void }
          notify('success', 'It is done')
        })
        // The toast is inside the open dialog.
        await page.waitForFunction(() => {
          const outlet = document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('dialog pe-toast-outlet')
          const alert = outlet?.shadowRoot?.querySelector<HTMLElement>('.Toastify__toast')
          alert?.click()
          return alert
        })
        // Pointer and keys load the tooltips.
        await page.mouse.move(300, 200)
        await page.mouse.move(310, 210)
        await page.keyboard.press('Tab')
        await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/tips-')))
        await page.evaluate(() => document.querySelector('main')!.replaceChildren())
        await page.waitForFunction(() => !document.querySelector('pe-toast-outlet'))
      }
      // Twice: after a second mount nothing may remain either.
      for (let time = 0; time < 2; time++) {
        await comeAndGo()
        assert.deepEqual(await eventually(leftNow, ({ listeners }) => listeners.length <= before.listeners.length), before)
      }
    }))
})
