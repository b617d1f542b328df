import { until } from '../../support/until.ts'

/** Elements of a stable `part` name. */
export const parts = (element: HTMLElement, name: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${name}"]`),
]

/** The columns' own heads, without those that may stand in the head of the names. */
export const headings = (element: HTMLElement): string[] =>
  [...element.shadowRoot!.querySelectorAll('th > :first-child')].map(({ textContent }) => textContent)

/** The texts of one column, row by row, without those that may stand under the names. */
export function column(element: HTMLElement, heading: string): string[] {
  const position = headings(element).indexOf(heading)
  return parts(element, 'row').map(({ children }) => children[position]?.firstElementChild?.textContent ?? '')
}

export const names = (element: HTMLElement): string[] => column(element, 'Name')

/** Waits until the table shows what was last asked for. */
export function settled(element: HTMLElement): Promise<void> {
  const isIdle = () => element.shadowRoot?.querySelector('[role="status"]')?.textContent === ''
  return until(isIdle, 'The list never stops loading')
}

/** Waits until the names are others. */
export async function changed(element: HTMLElement, before: string[]): Promise<string[]> {
  await until(() => names(element).join() !== before.join(), 'The rows stay as they are')
  await settled(element)
  return names(element)
}
