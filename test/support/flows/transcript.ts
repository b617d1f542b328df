import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import { focused, press, type } from '../keyboard.ts'
import type { Panel } from '../panel.ts'
import type { SpokenPart } from '../runner/inputs.ts'
import { unable } from '../unable.ts'
import { until } from '../until.ts'

const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'

/** Line of a transcript. A pattern stands for a text that depends on the data. */
type Line = string | RegExp

const lineOf = ({ role, name, description, value, states }: SpokenPart) =>
  [`${role} '${name}'`, ...(value ? [`= ${value}`] : []), ...states, ...(description ? [`(${description})`] : [])].join(' ')

/** Records the texts of the live regions of a panel, also in shadow roots, in their order. */
function record(panel: Panel, spoken: string[]): void {
  const watched = new WeakSet<Node>()
  // The panel is in a frame, whose nodes have classes of their own.
  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

  function say(region: Element): void {
    const text = region.textContent.trim()
    const role = region.getAttribute('role') === 'alert' ? 'alert' : 'status'
    if (text && region.checkVisibility()) spoken.push(`${role}: ${text}`)
  }

  function watch(root: Node & ParentNode): void {
    if (!watched.has(root)) {
      watched.add(root)
      const observer = new MutationObserver((changes) => {
        const changed = changes.flatMap(({ type, target, addedNodes }) => {
          const region = (isElement(target) ? target : target.parentElement)?.closest(live)
          // A new alert is announced with its text, a new status is not.
          const alerts = [...addedNodes].filter(isElement).flatMap((added) => [added, ...added.querySelectorAll('*')])
          const isText = type === 'characterData' || addedNodes.length > 0
          return [...(region && isText ? [region] : []), ...alerts.filter((added) => added.matches('[role=alert]'))]
        })
        for (const region of new Set(changed)) say(region)
        watch(root)
      })
      observer.observe(root, { subtree: true, childList: true, characterData: true })
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot && !watched.has(shadowRoot)) watch(shadowRoot)
  }

  watch(panel.document)
}

/** A screen reader's transcript of a panel: the focus with the dialog around it, then the texts of live regions. */
export class Transcript {
  readonly #panel: Panel
  readonly #spoken: string[] = []
  #around: string[] = []
  #focused: Element | null = null

  constructor(panel: Panel) {
    this.#panel = panel
    record(panel, this.#spoken)
    // Keys go to the frame with the focus.
    panel.window.focus()
  }

  /** Presses keys one after the other, or types a text. Expects these lines after it. */
  async press(keys: string, ...lines: Line[]): Promise<void> {
    for (const key of keys.split(' ')) await press(key)
    await this.says(...lines)
  }

  async type(text: string, ...lines: Line[]): Promise<void> {
    await type(text)
    await this.says(...lines)
  }

  /**
   * Presses Tab, or another chord, until the focus is on a part with this line. Hears nothing on the way but live regions,
   * which it drops.
   */
  async goTo(line: Line, chord = 'Tab'): Promise<void> {
    const passed: string[] = []
    while (!passed.at(-1) || !fits(passed.at(-1)!, line)) {
      await press(chord)
      passed.push((await spokenFocus()).at(-1) ?? 'nothing')
      if (passed.length > 80) expect.fail(`${chord} never leads to ${String(line)}: ${passed.join(', ')}`)
    }
    this.#note([])
  }

  /** Expects these lines since the last step. A focus that stays is not told again. */
  async says(...lines: Line[]): Promise<void> {
    let heard: string[] = []
    let around: string[] = []
    const isSaid = async () => {
      const place = await spokenFocus()
      around = place.slice(0, -1)
      const entered = around.filter((part) => !this.#around.includes(part))
      heard = [...(focused() === this.#focused ? [] : [...entered, ...place.slice(-1)]), ...this.#spoken]
      return heard.length === lines.length && lines.every((line, at) => fits(heard[at]!, line))
    }
    await until(isSaid, undefined).catch(() => expect(heard).to.deep.equal(lines.map(String)))
    this.#note(around)
  }

  /** Expects that a part with the focus is now told like this. */
  async isAt(line: Line): Promise<void> {
    let heard = ''
    const isTold = async () => fits((heard = (await spokenFocus()).at(-1) ?? ''), line)
    await until(isTold, undefined).catch(() => expect(heard).to.equal(String(line)))
  }

  /** Waits for a text of a live region and drops those before it. */
  async hears(line: Line): Promise<void> {
    const found = () => this.#spoken.some((text) => fits(text, line))
    await until(found, undefined).catch(() => expect(this.#spoken).to.include(String(line)))
    this.#note([])
  }

  #note(around: string[]): void {
    this.#around = around
    this.#focused = focused(this.#panel.document)
    this.#spoken.length = 0
  }
}

const fits = (heard: string, line: Line) => (typeof line === 'string' ? heard === line : line.test(heard))

async function spokenFocus(): Promise<string[]> {
  const parts = await executeServerCommand<unknown, SpokenPart[] | boolean>('ui:spoken-focus')
  return Array.isArray(parts) ? parts.map(lineOf) : unable('Its accessibility tree cannot be read.').then(() => [])
}
