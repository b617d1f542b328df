import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'puppeteer-core'
import { elements } from '../../demo/gallery/elements.ts'
import type { Measured, Measurements } from '../../demo/gallery/measured.ts'
import { weightOf } from '../../demo/setup/measured/downloads.ts'
import { dist } from '../bench/folders.ts'
import { startDemoServer, type DemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, openBrowser } from '../support/runner/fresh-page.ts'
import { callsOf } from '../../demo/setup/measured/calls-of.ts'

/** Measures in a browser the data that the gallery shows for each element: sizes, calls and axe violations in each look. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const looks = {
  light: { theme: 'light', dir: 'ltr' },
  dark: { theme: 'dark', dir: 'ltr' },
  'right to left': { theme: 'light', dir: 'rtl' },
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = (await page.evaluate("axe.run(document.querySelector('#stage'))")) as AxeResults
  return violations.map(({ help, nodes }) => `${help} (${nodes.length})`)
}

/** Waits until the element on the page is ready and its animations have ended. */
async function shown(page: Page, tag: string): Promise<void> {
  if (tag !== 'otp-dialog')
    await page.waitForFunction("[...document.querySelectorAll('#log b')].some(({ textContent }) => textContent === 'ready')")
  // Transitions after a change of settings start with the next frame.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  await page.waitForFunction("document.getAnimations().every(({ playState }) => playState !== 'running')")
}

async function measure(page: Page, origin: string, tag: string): Promise<Measured> {
  const first = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/') && request.resourceType() === 'xhr')
      first.add(`${request.method()} ${pathname.replace('/api/v1', '')}`)
  })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(`${origin}/demo/fault.html?element=${tag}&open=true`)
  await shown(page, tag)
  const found = {
    kib: weightOf(join(dist, 'elements', `${tag}.js`)),
    calls: callsOf(`src/elements/${tag}/${tag}.element.ts`),
    first: [...first].sort(),
    axe: {} as Record<string, string[]>,
  }
  await page.evaluate(axe)
  for (const [look, settings] of Object.entries(looks)) {
    // Same as in the gallery: an element paints its cards, the page the background between them.
    await page.evaluate(`document.documentElement.dataset.theme = '${settings.theme}'`)
    await page.evaluate(`import('/elements/index.js').then(({ configure }) => configure(${JSON.stringify(settings)}))`)
    await shown(page, tag)
    found.axe[look] = await findings(page)
  }
  return found
}

async function measureAll(server: DemoServer): Promise<Measurements> {
  const browser = await openBrowser()
  try {
    const found: Measurements = { date: new Date().toISOString(), browser: await browser.version(), elements: {} }
    for (const { tag } of elements) {
      found.elements[tag] = await onFreshPage(browser, { ...server, session: {} }, (page) => measure(page, server.origin, tag))
    }
    return found
  } finally {
    await browser.close()
  }
}

await using server = await startDemoServer({})
const measurements = await measureAll(server)
mkdirSync(join(dist, 'measured'), { recursive: true })
writeFileSync(join(dist, 'measured', 'elements.json'), JSON.stringify(measurements, undefined, 2))

const bad = Object.entries(measurements.elements).flatMap(([tag, { axe: found }]) =>
  Object.entries(found ?? {}).flatMap(([look, list]) => list.map((finding) => `${tag}, ${look}: ${finding}`)),
)
process.stdout.write(
  `${Object.keys(measurements.elements).length} elements measured, ${bad.length} findings of axe${bad.map((line) => `\n  ${line}`).join('')}\n`,
)
if (bad.length > 0) process.exitCode = 1
