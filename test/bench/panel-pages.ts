import type { Browser, Page } from 'puppeteer-core'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, settled } from '../support/runner/fresh-page.ts'
import { conditions, type ConditionName } from './conditions.ts'
import { Samples, type Figure } from './report.ts'
import { floors } from './subjects.ts'
import { watch } from './watch.ts'

/** Paths that the full benchmark measures; the quick one measures none of them. */
export const panelPages = [
  '/subscription/active',
  '/doctor?id=MQ==',
  '/login',
  '/dashboard/default/Dubai',
  '/doctors',
  '/patients',
  '/admins',
  '/doctors/edit?id=MQ==',
  '/patient?id=MQ==',
  '/profile',
  '/change-password',
  '/change-email',
  '/add-admin',
]

interface PagesPlan {
  pages: readonly string[]
  condition: ConditionName
  rounds: number
}

/** Measures the first load of pages with the metrics of Lighthouse, and of a list by hand as the floor. */
export async function measurePanelPages(browser: Browser, server: DemoServer, { pages, condition, rounds }: PagesPlan): Promise<Figure[]> {
  const samples = new Samples({ condition })
  const subjects = [[floors.server, '/bench/by-hand.html'], ...pages.map((path) => [`panel ${path}`, path])] as const
  for (let round = 0; round < rounds; round++) {
    for (const [subject = '', path = ''] of subjects) {
      const session = path === '/login' ? {} : server.session
      const { paint, blocked, shift } = await onFreshPage(
        browser,
        { ...server, session },
        (page) => load(page, server.origin + path),
        conditions[condition],
      )
      samples.add('first contentful paint', subject, paint, 'ms')
      samples.add('total blocking time', subject, blocked, 'ms')
      samples.add('layout shift', subject, shift, '')
    }
  }
  return samples.figures()
}

async function load(page: Page, address: string): Promise<{ paint: number; blocked: number; shift: number }> {
  await watch(page, { rows: 'tbody tr', cell: 'td' })
  await page.goto(address)
  // Pictures and late content may still shift the layout.
  await settled(page)
  // The browser reports the first contentful paint only after it is on screen.
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const paint = Number(await painted.jsonValue())
  return page.evaluate((paint) => {
    const { tasks, shift } = window.bench
    const blocked = tasks.filter(({ start }) => start >= paint).reduce((sum, { duration }) => sum + duration - 50, 0)
    return { paint, blocked, shift }
  }, paint)
}
