import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { inside, openPages, rows } from './visit.ts'

/** Returns the first complete page of the guide, for another server. */
function guidePage(origin: string): string {
  const [, code = ''] =
    /<figcaption>index\.html<\/figcaption>\s*<pre>([^<]*)<\/pre>/.exec(readFileSync('demo/docs/plain-html.html', 'utf8')) ?? []
  const html = code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  assert.match(html, /http:\/\/localhost:8080/)
  return html.replaceAll('http://localhost:8080', origin)
}

const waitForForm = (page: Page, isShown: boolean) =>
  page.waitForFunction((shown) => document.querySelector('admin-sign-in')?.checkVisibility() === shown, {}, isShown)

describe('the page of the guide to plain HTML', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  before(async () => (pages = await openPages()))
  after(() => pages[Symbol.asyncDispose]())

  it('shows its sign-in form only while nobody is signed in', () =>
    pages.visit({ files: { '/guide.html': guidePage(pages.server.origin) } }, async ({ page }) => {
      await page.goto(`${pages.server.origin}/guide.html`)
      await rows(page, 1)
      await waitForForm(page, false)

      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await waitForForm(page, true)
      await inside(page, 'doctor-subscriptions', '[role=alert]')
      assert.equal(await page.$eval('admin-sign-in', ({ shadowRoot }) => shadowRoot?.textContent.includes('has ended')), false)
      for (const [name, text] of [
        ['email', 'admin@practice.test'],
        ['password', 'admin-demo'],
      ] as const) {
        const field = await inside(page, 'admin-sign-in', `input[name=${name}]`)
        await field.asElement()?.type(text)
      }
      await page.keyboard.press('Enter')
      await rows(page, 1)
      await waitForForm(page, false)
    }))
})
