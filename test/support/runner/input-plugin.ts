import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner-core'
import type { Page } from 'puppeteer-core'
import type { CompositionStep, Inputs, Media, MouseClick, Point, Viewport } from './inputs.ts'
import { puppeteerInputs } from './puppeteer-inputs.ts'
import { webdriverInputs } from './webdriver-inputs.ts'
import { WebKitLauncher } from './webkit-launcher.ts'

async function inputsOf(browser: BrowserLauncher, session: string, engine: string): Promise<Inputs> {
  if (browser instanceof WebKitLauncher) return webdriverInputs((await browser.opened()).driver)
  return puppeteerInputs((browser as unknown as { getPage: (id: string) => Page }).getPage(session), engine)
}

// Named differently from the runner's own commands, which run first, know no chords and ignore forced colors.
const commands = {
  'ui:chord': (inputs: Inputs, chord: string) => inputs.chord(chord.split(/(?<=.)\+/)),
  'ui:type': (inputs: Inputs, text: string) => inputs.type(text),
  'ui:click': (inputs: Inputs, at: MouseClick) => inputs.click(at),
  'ui:tap': (inputs: Inputs, at: Point) => inputs.tap(at),
  'ui:input-method': (inputs: Inputs, step: CompositionStep) => inputs.inputMethod(step),
  'ui:spoken-focus': (inputs: Inputs) => inputs.spokenFocus(),
  'ui:passkey-device': (inputs: Inputs, { isConnected }: { isConnected: boolean }) => inputs.passkeyDevice(isConnected),
  'ui:clear-cache': (inputs: Inputs) => inputs.clearCache(),
  'ui:viewport': (inputs: Inputs, size: Viewport) => inputs.viewport(size),
  'ui:media': (inputs: Inputs, media: Media) => inputs.media(media),
}

type Name = keyof typeof commands

const isCommand = (name: string): name is Name => Object.hasOwn(commands, name)

export const inputPlugin = (engine: string): TestRunnerPlugin => ({
  name: 'input',
  async executeCommand({ command, payload, session }) {
    if (!isCommand(command)) return undefined
    const inputs = await inputsOf(session.browser, session.id, engine)
    // The runner treats a command that returns nothing as unknown.
    return (await (commands[command] as (inputs: Inputs, payload: unknown) => Promise<unknown>)(inputs, payload)) ?? true
  },
})
