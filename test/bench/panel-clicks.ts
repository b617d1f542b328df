import type { Browser, Page } from 'puppeteer-core'
import { demoSignIns } from '../../demo/server/seed/demo-data.ts'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { atRest, onFreshPage } from '../support/runner/fresh-page.ts'
import { conditions, type ConditionName } from './conditions.ts'
import { Samples, type Figure } from './report.ts'
import { floors } from './subjects.ts'
import { watch, type RowSelectors } from './watch.ts'

interface PanelSubject extends RowSelectors {
  name: string
  path: string
}

const subjects: readonly PanelSubject[] = [
  { name: floors.server, path: '/bench/panel-by-hand.html', rows: 'tbody tr', cell: 'td' },
  { name: 'panel', path: '/login', rows: '[part~=row]', cell: '[part~=cell]' },
]

interface PanelPlan {
  condition: ConditionName
  rounds: number
}

/** Measures the times from the clicks of a first-time admin to the requested rows. */
export async function measurePanelClicks(browser: Browser, server: DemoServer, { condition, rounds }: PanelPlan): Promise<Figure[]> {
  const samples = new Samples({ condition })
  for (let round = 0; round < rounds; round++) {
    for (const subject of round % 2 ? [...subjects].reverse() : subjects) {
      const times = await onFreshPage(
        browser,
        { ...server, session: {} },
        (page) => visit(page, server.origin, subject),
        conditions[condition],
      )
      for (const [measure, time] of Object.entries(times)) samples.add(measure, subject.name, time, 'ms')
    }
  }
  return samples.figures()
}

async function visit(page: Page, origin: string, subject: PanelSubject): Promise<Record<string, number>> {
  const [{ email, password }] = demoSignIns
  await watch(page, subject)
  await page.goto(origin + subject.path)
  await page.locator('>>> input[type=email]').fill(email)
  await page.locator('>>> input[type=password]').fill(password)
  await atRest(page)
  const signIn = await click(page, 'button[type=submit]')
  await atRest(page)
  const unvisited = await click(page, 'a[href="/doctors"]')
  await atRest(page)
  const visited = await click(page, 'a[href="/subscription/active"]')
  return {
    'sign-in click to first row': signIn,
    'menu click to first row, unvisited': unvisited,
    'menu click to first row, visited': visited,
  }
}

/** Clicks an element. Returns the milliseconds until other rows are on screen. */
async function click(page: Page, selector: string): Promise<number> {
  const target = await page.waitForSelector(`>>> ${selector}`)
  return page.evaluate(async (element) => {
    const changed = window.bench.otherRows()
    const start = await window.bench.click(element as HTMLElement)
    return (await changed) - start
  }, target)
}
