import type { Browser, Page } from 'puppeteer-core'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, settled } from '../support/runner/fresh-page.ts'
import { conditions, type ConditionName } from './conditions.ts'
import { Samples, type Figure } from './report.ts'
import { floors } from './subjects.ts'
import { watch } from './watch.ts'

/** The panel's pages; its list and a practice first, which the quick bench is content with. */
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

/** How pages come up for someone who has never been there, by the figures that Lighthouse reports; against a list by hand. */
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
  // Pictures and what loads late may still move things.
  await settled(page)
  // The browser tells of it when it is on screen.
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const paint = Number(await painted.jsonValue())
  return page.evaluate((paint) => {
    const { tasks, shift } = window.bench
    const blocked = tasks.filter(({ start }) => start >= paint).reduce((sum, { duration }) => sum + duration - 50, 0)
    return { paint, blocked, shift }
  }, paint)
}
