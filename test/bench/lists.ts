import type { Browser, Page } from 'puppeteer-core'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, settled } from '../support/runner/fresh-page.ts'
import { act, type Action } from './list-actions.ts'
import { median, withRatios, type Figure } from './report.ts'

/** The element beside what it is measured against; the floor is a page with no library at all. */
const subjects = { 'by hand': 'by-hand', 'one React table': 'react-table', 'doctor-subscriptions': 'element' }
const floor = 'by hand'

const actions = ['sort', 'next page', 'search'] as const satisfies readonly Action[]

/** First row, list actions, memory and long tasks of the same list over so many doctors. */
export async function measureLists(browser: Browser, server: DemoServer, { size, rounds }: { size: number; rounds: number }): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const slow of [false, true]) {
    const scale = slow ? `${size} doctors, slow` : `${size} doctors`
    for (const [subject, name] of Object.entries(subjects)) {
      const samples = new Map<string, number[]>()
      const note = (measure: string, value: number) => samples.set(measure, [...(samples.get(measure) ?? []), value])
      for (let round = 0; round < rounds; round++) {
        const measureRound = async (page: Page) => {
          note('first row', await firstRow(page, `${server.origin}/bench/${name}.html`))
          await settled(page)
          note('memory', await heap(page))
          await page.evaluate(watchLongTasks)
          for (const action of actions) note(action, await act(page, action))
          note('longest task', await page.evaluate(() => window.longestTask))
        }
        await onFreshPage(browser, server, measureRound, { slow })
      }
      for (const [measure, values] of samples) figures.push({ measure, subject, scale, value: median(values), unit: measure === 'memory' ? 'MiB' : 'ms' })
    }
  }
  return withRatios(figures, floor)
}

declare global {
  interface Window {
    longestTask: number
  }
}

async function firstRow(page: Page, url: string): Promise<number> {
  await page.goto(url)
  const time = await page.waitForFunction(() => {
    const root = document.querySelector('doctor-subscriptions')?.shadowRoot
    return (root ? root.querySelector('[part~=row]') : document.querySelector('tbody tr')) && performance.now()
  })
  return Number(await time.jsonValue())
}

async function heap(page: Page): Promise<number> {
  const session = await page.createCDPSession()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 / 1024
}

/** What takes less than 50 ms is no long task, and counts as nothing. */
function watchLongTasks(): void {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask' })
}
