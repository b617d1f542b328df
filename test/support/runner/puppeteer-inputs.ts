import type { CDPSession, KeyInput, Page } from 'puppeteer-core'
import { unableToShow, type Inputs, type Media } from './inputs.ts'

const features = {
  scheme: 'prefers-color-scheme',
  motion: 'prefers-reduced-motion',
  contrast: 'prefers-contrast',
  forcedColors: 'forced-colors',
} as const

/** What is emulated lasts as long as the session that asked for it. */
const sessions = new WeakMap<Page, CDPSession>()

/** By the protocol of Chromium alone, because the library's own way drops forced colours. */
async function emulate(page: Page, media: Media): Promise<void> {
  const session = sessions.get(page) ?? (await page.createCDPSession())
  sessions.set(page, session)
  const given = Object.entries(features).map(([key, name]) => ({ name, value: media[key as keyof typeof features] ?? '' }))
  await session.send('Emulation.setEmulatedMedia', { media: media.print ? 'print' : '', features: given })
}

/** Chromium and Firefox. */
export const puppeteerInputs = (page: Page, engine: string): Inputs => ({
  async chord(names) {
    const keys = names.map((name) => (name === 'Space' ? ' ' : name))
    const held = keys.slice(0, -1) as KeyInput[]
    for (const key of held) await page.keyboard.down(key)
    await page.keyboard.press(keys.at(-1) as KeyInput)
    for (const key of held.reverse()) await page.keyboard.up(key)
  },
  type: (text) => page.keyboard.type(text),
  async click({ x, y, count }) {
    await page.mouse.move(x, y)
    if (count > 0) await page.mouse.click(x, y, { count })
  },
  viewport: (size) => page.setViewport(size),
  async media(media) {
    if (engine !== 'chromium') return unableToShow(media)
    await emulate(page, media)
    return undefined
  },
})
