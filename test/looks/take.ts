import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'puppeteer-core'
import { startDemoServer } from '../support/runner/demo-server.ts'
import { onFreshPage, openBrowser, settled } from '../support/runner/fresh-page.ts'
import { looks, screens, shipped } from './screens.ts'

/** Fixed date, so that pictures differ only when the look changes. */
const today = new Date('2026-03-02T09:00:00Z')
/** `--ship` takes those that the repository keeps: few and small, without the earlier ones. */
const isShipping = process.argv.includes('--ship')
const folder = fileURLToPath(new URL(isShipping ? '../../demo/measured/looks' : '../../dist/looks', import.meta.url))

interface Picture {
  screen: string
  look: string
  file: string
  /** File of the earlier picture, if it differs. */
  before?: string
}

async function take(page: Page, address: string): Promise<Uint8Array> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(address)
  await settled(page)
  // Sets the window to the height of the page: pictures beyond the window are shifted in right-to-left layouts.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewport({ width: page.viewport()!.width, height })
  await settled(page)
  const picture = await still(page)
  return isShipping
    ? page.screenshot({ type: 'webp', quality: 45, clip: { x: 0, y: 0, width: page.viewport()!.width, height: 900 } })
    : picture
}

/** Takes screenshots until two in a row are equal. */
async function still(page: Page, last?: Uint8Array): Promise<Uint8Array> {
  const now = await page.screenshot()
  if (last && Buffer.from(last).equals(now)) return now
  await new Promise((resolve) => setTimeout(resolve, 300))
  return still(page, now)
}

function keep(file: string, picture: Uint8Array): string | undefined {
  const path = join(folder, file)
  const before = `before-${file}`
  try {
    if (readFileSync(path).equals(picture)) return undefined
    renameSync(path, join(folder, before))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  } finally {
    writeFileSync(path, picture)
  }
  return before
}

const isTaken = (look: string, screen: string) => !isShipping || (shipped.looks.includes(look) && shipped.screens.includes(screen))

if (isShipping) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await using server = await startDemoServer({ today })
const browser = await openBrowser()
const pictures: Picture[] = []
try {
  for (const [look, { width, storage }] of Object.entries(looks)) {
    for (const [screen, path] of Object.entries(screens)) {
      if (!isTaken(look, screen)) continue
      const file = `${screen}-${look}.${isShipping ? 'webp' : 'png'}`
      rmSync(join(folder, `before-${file}`), { force: true })
      const session = path === '/login' ? {} : server.session
      const picture = await onFreshPage(browser, { ...server, session }, (page) => take(page, server.origin + path), { width, storage })
      const before = keep(file, picture)
      pictures.push({ screen, look, file, ...(before && { before }) })
    }
  }
} finally {
  await browser.close()
}
writeFileSync(join(folder, 'looks.json'), JSON.stringify(pictures, undefined, 2))
const changed = pictures.filter(({ before }) => before)
process.stdout.write(`${pictures.length} pictures, ${changed.length} changed: ${changed.map(({ file }) => file).join(', ') || 'none'}\n`)
