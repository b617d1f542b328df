import type { CDPSession, KeyInput, Page } from 'puppeteer-core'
import { unableToShow, type Inputs, type Media } from './inputs.ts'
import { spokenFocus } from './spoken-focus.ts'

const features = {
  scheme: 'prefers-color-scheme',
  motion: 'prefers-reduced-motion',
  contrast: 'prefers-contrast',
  forcedColors: 'forced-colors',
} as const

/** Emulation lasts as long as the CDP session that requested it, so sessions are kept. */
const sessions = new WeakMap<Page, CDPSession>()

/** A device with a reader of fingerprints, whose owner confirms everything. */
const passkeyDevice = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.createCDPSession())
  sessions.set(page, session)
  return session
}

/** Uses the Chromium protocol directly, because Puppeteer's own method drops forced colors. */
async function emulate(page: Page, media: Media): Promise<void> {
  const session = await sessionOf(page)
  const given = Object.entries(features).map(([key, name]) => ({ name, value: media[key as keyof typeof features] ?? '' }))
  await session.send('Emulation.setEmulatedMedia', { media: media.print ? 'print' : '', features: given })
}

/** Input for Chromium and Firefox. */
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
  async tap({ x, y }) {
    await page.touchscreen.tap(x, y)
    return true
  },
  async inputMethod(step) {
    if (engine !== 'chromium') return false
    const session = await sessionOf(page)
    if ('compose' in step) {
      const { length } = step.compose
      await session.send('Input.imeSetComposition', { text: step.compose, selectionStart: length, selectionEnd: length })
    } else if ('commit' in step) {
      await session.send('Input.insertText', { text: step.commit })
    } else {
      // Systems report keys that the input method handles with this code.
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: step.key, windowsVirtualKeyCode: 229 })
    }
    return true
  },
  spokenFocus: async () => engine === 'chromium' && spokenFocus(await sessionOf(page)),
  async passkeyDevice(isConnected) {
    if (engine !== 'chromium') return false
    const session = await sessionOf(page)
    // Forgets the devices of earlier tests.
    await session.send('WebAuthn.disable')
    await session.send('WebAuthn.enable')
    if (isConnected) await session.send('WebAuthn.addVirtualAuthenticator', { options: passkeyDevice })
    return true
  },
  async clearCache() {
    if (engine === 'chromium') await (await sessionOf(page)).send('Network.clearBrowserCache')
  },
  viewport: (size) => page.setViewport(size),
  async media(media) {
    if (engine !== 'chromium') return unableToShow(media)
    await emulate(page, media)
    return undefined
  },
})
