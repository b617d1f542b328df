import { until } from '../../until.ts'

export const parts = (element: HTMLElement, name: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${name}"]`),
]

/** Returns the number of rows that a list says it has. */
export const countIn = (element: HTMLElement): number => Number.parseInt(parts(element, 'count')[0]!.textContent)

/** Returns the header of each column, without headers that are folded into the name column. */
export const headings = (element: HTMLElement): string[] =>
  [...element.shadowRoot!.querySelectorAll('thead th > :first-child')].map(({ textContent }) => textContent)

/** Returns the texts of one column, row by row, without lines that are folded below the names. */
export function column(element: HTMLElement, heading: string): string[] {
  const position = headings(element).indexOf(heading)
  return parts(element, 'row').map(({ children }) => children[position]?.firstElementChild?.textContent ?? '')
}

export const names = (element: HTMLElement): string[] => column(element, 'Name')

/** Waits until the table has finished loading. */
export function settled(element: HTMLElement): Promise<void> {
  const find = (selector: string) => element.shadowRoot?.querySelector(selector)
  const isIdle = () => find('[role="status"]')?.textContent !== 'Loading' && !find('table[aria-busy="true"]')
  return until(isIdle, 'The list never stops loading')
}

/** Waits until the list shows other names. */
export async function changed(element: HTMLElement, before: string[]): Promise<string[]> {
  await until(() => names(element).join() !== before.join(), 'The rows stay as they are')
  await settled(element)
  return names(element)
}
