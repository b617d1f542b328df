import { executeServerCommand } from '@web/test-runner-commands'
import type { MouseClick } from './runner/inputs.ts'

/** Where the middle of an element is, in the coordinates of the top page. */
function centreOf(element: Element): [number, number] {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) throw new Error(`Nothing to point at: ${element.outerHTML}`)
  const frame = element.ownerDocument.defaultView?.frameElement
  const corner = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return [Math.round(corner.left + left + width / 2), Math.round(corner.top + top + height / 2)]
}

/** The same once the element stands still, as a user would wait for it. Firefox may scroll a pixel to and fro each time. */
async function aimedAt(element: Element): Promise<[number, number]> {
  const [x, y] = centreOf(element)
  await new Promise((drawn) => element.ownerDocument.defaultView?.requestAnimationFrame(drawn))
  const next = centreOf(element)
  return Math.abs(next[0] - x) <= 1 && Math.abs(next[1] - y) <= 1 ? next : aimedAt(element)
}

/** Clicks with the real mouse; `count: 2` is a double click. */
export async function click(element: Element, { count = 1 }: { count?: number } = {}): Promise<void> {
  const [x, y] = await aimedAt(element)
  const payload: MouseClick = { x, y, count }
  await executeServerCommand('ui:click', payload)
}

/** Moves the real mouse over an element. */
export async function hover(element: Element): Promise<void> {
  const [x, y] = await aimedAt(element)
  const payload: MouseClick = { x, y, count: 0 }
  await executeServerCommand('ui:click', payload)
}
