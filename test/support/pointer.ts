import { executeServerCommand } from '@web/test-runner-commands'
import type { MouseClick, Point } from './runner/inputs.ts'
import { unable } from './unable.ts'

/** Scrolls an element into view and returns its center in px, in coordinates of the top page. Throws if it has no size. */
function centerOf(element: Element): [number, number] {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) throw new Error(`Nothing to point at: ${element.outerHTML}`)
  const frame = element.ownerDocument.defaultView?.frameElement
  const corner = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return [Math.round(corner.left + left + width / 2), Math.round(corner.top + top + height / 2)]
}

/** Returns the center after the element has stopped moving. Tolerates 1 px: Firefox may scroll by a pixel each time. */
async function aimedAt(element: Element): Promise<[number, number]> {
  const [x, y] = centerOf(element)
  await new Promise((drawn) => element.ownerDocument.defaultView?.requestAnimationFrame(drawn))
  const next = centerOf(element)
  return Math.abs(next[0] - x) <= 1 && Math.abs(next[1] - y) <= 1 ? next : aimedAt(element)
}

/** Clicks with the real mouse. `count: 2` is a double click. */
export async function click(element: Element, { count = 1 }: { count?: number } = {}): Promise<void> {
  const [x, y] = await aimedAt(element)
  const payload: MouseClick = { x, y, count }
  await executeServerCommand('ui:click', payload)
}

/** Clicks at a position in px. */
export const clickAt = (x: number, y: number): Promise<unknown> => executeServerCommand('ui:click', { x, y, count: 1 } satisfies MouseClick)

export async function hover(element: Element): Promise<void> {
  const [x, y] = await aimedAt(element)
  const payload: MouseClick = { x, y, count: 0 }
  await executeServerCommand('ui:click', payload)
}

/** Touches with one finger. Skips the test as `unable` if the driver of the engine has no touch. */
export async function tap(element: Element): Promise<void> {
  const [x, y] = await aimedAt(element)
  if (!(await executeServerCommand('ui:tap', { x, y } satisfies Point))) await unable('its driver cannot touch')
}
