import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CDPSession } from 'puppeteer-core'
import { rounds } from '../../support/rounds.ts'
import { elements, eventually, openPages } from './visit.ts'

const times = rounds({ short: 5, long: 60 })
const atATime = 20
/** Metrics of the page, with the growth that is no leak: optimized code and a weak reference for each element. */
const counted = { Nodes: 0, JSEventListeners: 0, JSHeapUsedSize: 1_000_000 } as const
type Count = keyof typeof counted
const counts = Object.keys(counted) as Count[]

/** Counts the nodes, listeners and bytes of the page that are still referenced. */
async function held(session: CDPSession): Promise<Record<Count, number>> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return Object.fromEntries(counts.map((name) => [name, value(name)])) as Record<Count, number>
}

describe('elements that come and go', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  before(async () => (pages = await openPages()))
  after(() => pages[Symbol.asyncDispose]())

  it('leave nodes, listeners and memory as they were, and are collected, though some went with an open dialog', () =>
    pages.visit({ head: elements('doctor-subscriptions'), body: '<main></main>' }, async ({ page }) => {
      const session = await page.createCDPSession()
      await session.send('Performance.enable')
      const comeAndGo = (times: number) =>
        page.evaluate(
          async (times, atATime) => {
            const soon = () => new Promise((resolve) => requestAnimationFrame(resolve))
            const main = document.querySelector('main')!
            const dialog = () => main.firstElementChild?.shadowRoot?.querySelector('dialog')
            const gone = ((globalThis as unknown as { gone?: WeakRef<Element>[] }).gone ??= [])
            for (let round = 0; round < times; round++) {
              main.innerHTML = '<doctor-subscriptions status="active"></doctor-subscriptions>'.repeat(atATime)
              const rowsOf = (element: Element) => element.shadowRoot?.querySelector('[part~=row] button')
              while (![...main.children].every(rowsOf)) await soon()
              if (round % 2 === 0) {
                ;[...main.firstElementChild!.shadowRoot!.querySelectorAll('button')]
                  .find((button) => button.getAttribute('aria-label')?.startsWith('Cancel the'))!
                  .click()
                while (!dialog()) await soon()
              }
              gone.push(...[...main.children].map((element) => new WeakRef(element)))
              main.replaceChildren()
              while (dialog()) await soon()
            }
          },
          times,
          atATime,
        )
      // The first rounds load things that stay, such as style sheets and the code of dialogs.
      await comeAndGo(2)
      const start = await held(session)
      await comeAndGo(times)
      // Stores are kept for 1 s after the last subscriber.
      const grown = async () => {
        const end = await held(session)
        const alive = await page.evaluate(
          () => (globalThis as unknown as { gone: WeakRef<Element>[] }).gone.filter((element) => element.deref()).length,
        )
        return [
          ...counts
            .filter((name) => end[name] > start[name] + counted[name])
            .map((name) => `${name}: ${start[name]} before, ${end[name]} after`),
          ...(alive > 0 ? [`${alive} elements alive`] : []),
        ]
      }
      assert.deepEqual(await eventually(grown, (found) => found.length === 0), [])
    }))
})
