import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CDPSession } from 'puppeteer-core'
import { elements, eventually, openPages } from './visit.ts'

const rounds = 50
const atATime = 20
const counted = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const
// Compiled code is the engine's own cache, which grows with use.
const withoutCompilers = '--js-flags=--no-opt,--no-sparkplug,--no-maglev'

/** What the page holds once nobody needs anything any more. */
async function held(session: CDPSession): Promise<Record<(typeof counted)[number], number>> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { Nodes: value('Nodes'), JSEventListeners: value('JSEventListeners'), JSHeapUsedSize: value('JSHeapUsedSize') }
}

describe('a thousand elements that come and go', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  before(async () => (pages = await openPages(withoutCompilers)))
  after(() => pages[Symbol.asyncDispose]())

  it('leave nodes, listeners and memory as they were, though some went with an open dialog', () =>
    pages.visit({ head: elements('doctor-subscriptions'), body: '<main></main>' }, async ({ page }) => {
      const session = await page.createCDPSession()
      await session.send('Performance.enable')
      const comeAndGo = (times: number) =>
        page.evaluate(async (times, atATime) => {
          const soon = () => new Promise((resolve) => requestAnimationFrame(resolve))
          const main = document.querySelector('main')!
          const dialog = () => main.firstElementChild?.shadowRoot?.querySelector('dialog')
          for (let round = 0; round < times; round++) {
            main.innerHTML = '<doctor-subscriptions status="active"></doctor-subscriptions>'.repeat(atATime)
            const rowsOf = (element: Element) => element.shadowRoot?.querySelector('[part~=row] button')
            while (![...main.children].every(rowsOf)) await soon()
            if (round % 2 === 0) {
              ;[...main.firstElementChild!.shadowRoot!.querySelectorAll('button')].find((button) => button.getAttribute('aria-label')?.startsWith('Cancel the'))!.click()
              while (!dialog()) await soon()
            }
            main.replaceChildren()
            while (dialog()) await soon()
          }
        }, times, atATime)
      await comeAndGo(15)
      const start = await held(session)
      await comeAndGo(rounds)
      // Stores are kept for a second after their last user.
      const grown = async () => {
        const end = await held(session)
        return counted.filter((name) => end[name] > start[name] * 1.03).map((name) => `${name}: ${start[name]} before, ${end[name]} after ${rounds * atATime} elements`)
      }
      assert.deepEqual(await eventually(grown, (found) => found.length === 0), [])
    }))
})
