import type { Browser, Page } from 'puppeteer-core'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, settled } from '../support/runner/fresh-page.ts'
import { median, type Figure } from './report.ts'

declare global {
  interface Window {
    bench: { shift: number; blocked: number }
  }
}

interface Load {
  paint: number
  row: number
  shift: number
  blocked: number
}

/** How the panel comes up for someone who has never been there: the figures that Lighthouse reports, and the first row. */
export async function measureFirstLoad(browser: Browser, server: DemoServer, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const slow of [false, true]) {
    const loads: Load[] = []
    for (let round = 0; round < rounds; round++) loads.push(await onFreshPage(browser, server, (page) => load(page, server.origin), { slow }))
    const middle = (key: keyof Load) => median(loads.map((each) => each[key]))
    const of = (measure: string, value: number, unit: Figure['unit'] = 'ms'): Figure => ({ measure, subject: 'panel', scale: slow ? '4× slower, 10 Mbit/s, 40 ms' : 'plain', value, unit })
    figures.push(
      of('first contentful paint', middle('paint')),
      of('first row', middle('row')),
      of('total blocking time', middle('blocked')),
      of('layout shift', middle('shift'), ''),
    )
  }
  return figures
}

async function load(page: Page, origin: string): Promise<Load> {
  await page.evaluateOnNewDocument(() => {
    window.bench = { shift: 0, blocked: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.bench.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.bench.blocked += duration - 50
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${origin}/subscription/active`)
  const row = await page.waitForFunction(() => document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=row]') && performance.now())
  const shown = Number(await row.jsonValue())
  // Pictures and what loads late may still move things.
  await settled(page)
  return page.evaluate(
    (time) => ({ ...window.bench, row: time, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN }),
    shown,
  )
}
