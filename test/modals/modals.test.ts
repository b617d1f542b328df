import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import { startDemoServer, type DemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, openBrowser } from '../support/runner/fresh-page.ts'
import { address, buildModals } from './build.ts'

const hosts = ['bootstrap', 'muiDialog', 'muiDrawer', 'radix', 'headlessUi', 'native', 'ionic', 'shoelace']

/** Helper functions in the page that search shadow roots. */
const inPage = `
  window.list = () => {
    const find = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'doctor-subscriptions') return element
        const found = element.shadowRoot && find(element.shadowRoot)
        if (found) return found
      }
    }
    return find(document)
  }
  window.part = (selector) => list()?.shadowRoot.querySelector(selector)
  window.focusedIn = () => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused
  }
  window.seenAt = (x, y) => {
    let seen = document.elementFromPoint(x, y)
    while (seen?.shadowRoot?.elementFromPoint(x, y) && seen.shadowRoot.elementFromPoint(x, y) !== seen) seen = seen.shadowRoot.elementFromPoint(x, y)
    return seen
  }
  window.isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running')
`

describe('a list in the modal of another library', () => {
  let server: DemoServer
  let browser: Browser
  before(async () => {
    const folder = await buildModals()
    server = await startDemoServer({ beside: { folder, address } })
    browser = await openBrowser('--force-prefers-reduced-motion')
  })
  after(async () => {
    await browser.close()
    await server[Symbol.asyncDispose]()
  })

  for (const host of hosts)
    it(host, (test) =>
      onFreshPage(browser, server, async (page) => {
        await openHost(page, server.origin, host)
        const opener = 'button[aria-label^="Cancel the subscription"]'

        await test.test('shows a dialog above it, with the focus in its field', async () => {
          await clickAt(page, opener)
          await page.waitForFunction("isStill() && focusedIn()?.localName === 'textarea'")
          assert.equal(
            await page.evaluate(
              "(() => { const { left, top, width } = part('dialog').getBoundingClientRect(); return part('dialog').contains(seenAt(left + width / 2, top + 20)) })()",
            ),
            true,
          )
        })
        await test.test('takes what is typed, with spaces', async () => {
          await page.keyboard.type('They moved away')
          assert.equal(await page.evaluate("part('textarea').value"), 'They moved away')
        })
        await test.test('keeps the focus in it', async () => {
          for (let step = 0; step < 9; step++) {
            await page.keyboard.press('Tab')
            // Between the last and the first control, focus may leave the page for the browser's toolbar, or be nowhere.
            assert.equal(
              await page.evaluate(
                "part('dialog').contains(focusedIn()) || focusedIn() === document.body || focusedIn() === part('dialog')",
              ),
              true,
            )
          }
          assert.equal(await page.evaluate("part('dialog').open"), true)
        })
        await test.test('stays open when it is clicked, and so does the modal', async () => {
          await clickAt(page, 'dialog h2')
          await clickAt(page, 'dialog textarea')
          await page.waitForFunction("focusedIn()?.localName === 'textarea'")
          assert.deepEqual(await open(page), { dialog: true, host: true })
        })
        await test.test('shows a toast above both, which a click closes', async () => {
          await page.evaluate("import('/elements/index.js').then(({ notify }) => notify('success', 'Above all'))")
          await page.waitForFunction(
            "isStill() && [...part('dialog').querySelectorAll('pe-toast-outlet')].some(({ shadowRoot }) => shadowRoot.querySelector('[role=alert]')?.getBoundingClientRect().right < innerWidth)",
          )
          const [x, y] = (await page.evaluate(
            "(() => { const { left, top, width, height } = part('pe-toast-outlet').shadowRoot.querySelector('[role=alert]').getBoundingClientRect(); return [left + width / 2, top + height / 2] })()",
          )) as [number, number]
          assert.equal(await page.evaluate(`seenAt(${x}, ${y}).closest('[role=alert]') !== null`), true)
          await page.mouse.click(x, y)
          await page.waitForFunction("!part('pe-toast-outlet')?.shadowRoot.querySelector('[role=alert]')")
          assert.deepEqual(await open(page), { dialog: true, host: true })
        })
        await test.test('closes alone by Escape, and gives the focus back', async () => {
          await page.evaluate("part('textarea').focus()")
          await page.keyboard.press('Escape')
          await page.waitForFunction("!part('dialog')")
          assert.equal(await page.evaluate(`focusedIn() === part('${opener}')`), true)
          assert.deepEqual(await open(page), { dialog: false, host: true })
        })
        await test.test('opens by key, and closes by its button and by a click beside it', async () => {
          for (const close of [() => clickAt(page, '.pe-dialog-actions button'), () => page.mouse.click(5, 5)]) {
            await page.evaluate(`part('${opener}').focus()`)
            await page.keyboard.press('Enter')
            await page.waitForFunction("isStill() && focusedIn()?.localName === 'textarea'")
            await close()
            await page.waitForFunction("!part('dialog')")
            assert.deepEqual(await open(page), { dialog: false, host: true })
          }
        })
        await test.test('closes the choice of columns alone by Escape', async () => {
          await clickAt(page, 'button[popovertarget]')
          await page.waitForFunction("part('[popover] input:focus')")
          await page.keyboard.press('Escape')
          await page.waitForFunction("!part('[popover]:popover-open')")
          assert.deepEqual(await open(page), { dialog: false, host: true })
        })
      }),
    )
})

async function openHost(page: Page, origin: string, host: string): Promise<void> {
  await page.goto(`${origin}${address}index.html`)
  await page.evaluate(inPage)
  await page.waitForFunction("'openHost' in window")
  await page.evaluate(`openHost('${host}').then((isOpen) => { window.isHostOpen = isOpen })`)
  await page.waitForFunction("'isHostOpen' in window && part('[part~=row] button') && isStill()")
}

const open = (page: Page) => page.evaluate("({ dialog: Boolean(part('dialog')?.open), host: isHostOpen() })")

async function clickAt(page: Page, selector: string): Promise<void> {
  const [x, y] = (await page.evaluate(`(() => {
    part('${selector}').scrollIntoView({ block: 'center' })
    const { left, top, width, height } = part('${selector}').getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })()`)) as [number, number]
  await page.mouse.click(x, y)
}
