import { unableToShow, type Inputs } from './inputs.ts'
import type { WebDriver } from './webdriver.ts'

/** WebDriver codes of keys without a character. */
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`F${index + 1}`, String.fromCharCode(0xe031 + index)])),
}

const valueOf = (key: string): string => {
  const value = keys[key] ?? key
  if ([...value].length !== 1) throw new Error(`No such key: ${key}`)
  return value
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const keyboard = (...actions: object[]) => ({ type: 'key', id: 'keyboard', actions })
const pointer = (...actions: object[]) => ({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })

/** Input for WebKit, whose tests run in a frame at the top left corner of the page. */
export const webdriverInputs = (driver: WebDriver): Inputs => ({
  async chord(chord) {
    const values = chord.map(valueOf)
    await driver.perform(keyboard(...values.map(down), ...values.reverse().map(up)))
  },
  async type(text) {
    await driver.perform(keyboard(...[...text].flatMap((character) => [down(character), up(character)])))
  },
  async click({ x, y, count }) {
    const presses = Array.from({ length: count }, () => [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
    await driver.perform(pointer({ type: 'pointerMove', duration: 0, x, y }, ...presses.flat()))
  },
  tap: async () => false,
  inputMethod: async () => false,
  spokenFocus: async () => false,
  passkeyDevice: async () => false,
  clearCache: async () => undefined,
  async viewport({ width, height }) {
    await driver.execute(
      'Object.assign(document.querySelector("iframe").style, { width: arguments[0], height: arguments[1] })',
      `${width}px`,
      `${height}px`,
    )
  },
  media: async (media) => unableToShow(media),
})
