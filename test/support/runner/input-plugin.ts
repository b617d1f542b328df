import type { TestRunnerPlugin } from '@web/test-runner-core'
import type { CDPSession, KeyInput, Page } from 'puppeteer-core'

/** Media features to emulate; what is left out is as the system has it. */
export interface Media {
  scheme?: 'dark' | 'light'
  motion?: 'reduce' | 'no-preference'
  contrast?: 'more' | 'no-preference'
  forcedColors?: 'active' | 'none'
  print?: boolean
}

export interface Viewport {
  width: number
  height: number
}

/** Where the real mouse goes and how often it clicks there. */
export interface MouseClick {
  x: number
  y: number
  count: number
}

const features = {
  scheme: 'prefers-color-scheme',
  motion: 'prefers-reduced-motion',
  contrast: 'prefers-contrast',
  forcedColors: 'forced-colors',
} as const

/** What is emulated lasts as long as the session that asked for it. */
const sessions = new WeakMap<Page, CDPSession>()

// The runner's own commands know no chords and drop forced colours, and they come first: hence other names.
const commands = {
  async 'ui:chord'(page: Page, chord: string) {
    const keys = chord.split(/(?<=.)\+/) as KeyInput[]
    const last = keys.pop() as KeyInput
    for (const key of keys) await page.keyboard.down(key)
    await page.keyboard.press(last)
    for (const key of keys.reverse()) await page.keyboard.up(key)
  },

  async 'ui:click'(page: Page, { x, y, count }: MouseClick) {
    await page.mouse.move(x, y)
    if (count > 0) await page.mouse.click(x, y, { count })
  },

  async 'ui:viewport'(page: Page, viewport: Viewport) {
    await page.setViewport(viewport)
  },

  async 'ui:media'(page: Page, media: Media) {
    const session = sessions.get(page) ?? (await page.createCDPSession())
    sessions.set(page, session)
    const given = Object.entries(features).map(([key, name]) => ({ name, value: media[key as keyof typeof features] ?? '' }))
    await session.send('Emulation.setEmulatedMedia', { media: media.print ? 'print' : '', features: given })
  },
}

type Name = keyof typeof commands

const isCommand = (name: string): name is Name => Object.hasOwn(commands, name)

/** Real keys, window sizes and media features. */
export const inputPlugin: TestRunnerPlugin = {
  name: 'input',
  async executeCommand({ command, payload, session }) {
    if (!isCommand(command)) return undefined
    const page = (session.browser as unknown as { getPage: (id: string) => Page }).getPage(session.id)
    await (commands[command] as (page: Page, payload: unknown) => Promise<void>)(page, payload)
    return true
  },
}
