import { expect } from '@open-wc/testing'
import { focused, press } from '../keyboard.ts'
import type { Panel } from '../panel.ts'
import { within } from '../screen.ts'
import { until } from '../until.ts'

/** Role, or `password` for such a field, and accessible name. */
type Stop = [role: string, name: string]

const live = '[aria-live], [role=status], [role=alert]'

const spoken = new WeakMap<Panel, string[]>()

/** Records the texts of all live regions of the panel, also in shadow roots, from now on. */
export function listen(panel: Panel): void {
  const texts: string[] = []
  const watched = new WeakSet<Node>()
  spoken.set(panel, texts)
  // The panel is in a frame, whose nodes have classes of their own.
  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

  function watch(root: Node & ParentNode): void {
    if (!watched.has(root)) {
      watched.add(root)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const region = (isElement(target) ? target : target.parentElement)?.closest(live)
          if (region) texts.push(region.textContent.trim())
          for (const added of addedNodes) if (isElement(added)) hear(added)
        }
        watch(root)
      }).observe(root, { subtree: true, childList: true, characterData: true })
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot && !watched.has(shadowRoot)) watch(shadowRoot)
  }

  // A new alert is announced, a new status is not.
  const hear = (added: Element) => {
    for (const alert of [added, ...added.querySelectorAll('*')]) if (alert.matches('[role=alert]')) texts.push(alert.textContent.trim())
  }

  watch(panel.document)
}

/** Waits until a live region has had the text since `listen` or the last text. Forgets the texts before it. */
export async function heard(panel: Panel, text: string | RegExp): Promise<void> {
  const texts = spoken.get(panel)!
  const place = () => texts.findIndex((one) => (typeof text === 'string' ? one === text : text.test(one)))
  await until(() => place() >= 0, undefined).catch(() => expect.fail(`'${text}' is not announced, but ${JSON.stringify(texts)}`))
  texts.splice(0, place() + 1)
}

function isAt(panel: Panel, role: string, name: string): boolean {
  const element = focused()
  if (!element?.parentElement) return false
  const named = (accessible: string) => accessible === name || accessible === `${name} *` || accessible === `${name}*`
  const found =
    role === 'password'
      ? within(panel.document.body).queryAllByShadowLabelText(named)
      : // The whole panel would take a second for each key.
        within(element.parentElement).queryAllByShadowRole(role, { name: named })
  return found.some((one) => one === element)
}

const described = (element: Element | null) =>
  element ? `${element.localName} '${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}'` : 'nothing'

/** Dialog that has to contain the focus, by name, and a part of its description. */
interface Around {
  dialog: string
  text?: string
}

/** Waits until the focus is on the element with this role and accessible name. */
export async function lands(panel: Panel, role: string, name: string, around?: Around): Promise<void> {
  await until(() => isAt(panel, role, name), undefined).catch(() =>
    expect.fail(`The focus should be on the ${role} '${name}', but is on ${described(focused())}`),
  )
  const dialog = focused()!.closest('dialog')
  expect(dialog !== null, 'In a dialog').to.equal(around !== undefined)
  if (!around || !dialog) return
  const root = dialog.getRootNode() as ShadowRoot
  const textOf = (attribute: string) => root.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
  expect(textOf('aria-labelledby')).to.equal(around.dialog)
  if (around.text !== undefined) expect(textOf('aria-describedby')).to.contain(around.text)
}

/** Presses Tab once for each stop and expects the focus there, so nothing else is between them. */
export async function tabs(panel: Panel, stops: Stop[]): Promise<void> {
  for (const [role, name] of stops) {
    await press('Tab')
    if (!isAt(panel, role, name)) expect.fail(`Tab should lead to the ${role} '${name}', but leads to ${described(focused())}`)
  }
}

/** Presses Tab, or another chord, until the focus is there. The focus must never be lost on the way. */
export async function tabTo(panel: Panel, role: string, name: string, chord = 'Tab'): Promise<void> {
  const passed: string[] = []
  while (!isAt(panel, role, name)) {
    await press(chord)
    passed.push(described(focused()))
    if (passed.length > 80) expect.fail(`${chord} never leads to the ${role} '${name}': ${passed.join(', ')}`)
    expect(focused() === panel.document.body, `The focus is lost after ${passed.join(', ')}`).to.be.false
  }
}
