import { until } from '../support/until.ts'

/** The outlet of the toasts, which an open dialog may have in its shadow root. */
export function toastOutlet(root: ParentNode = document): Element | undefined {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === 'pe-toast-outlet') return element
    const inner = element.shadowRoot && toastOutlet(element.shadowRoot)
    if (inner) return inner
  }
  return undefined
}

const found = (selector: string): HTMLElement[] => [...(toastOutlet()?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]

export const toastElements = (): HTMLElement[] => found('[role="alert"]')

/** What the toasts on screen say, newest last. */
export const toasts = (): string[] => toastElements().map(({ textContent }) => textContent)

export async function toastSaying(text: string): Promise<HTMLElement> {
  await until(() => toasts().includes(text), `No toast says '${text}'`)
  return toastElements().find(({ textContent }) => textContent === text)!
}

/** A click closes a toast; until it has gone it lies over what is below, and another one may come late. */
export async function closeToasts(): Promise<void> {
  const gone = () => {
    for (const toast of toastElements()) toast.click()
    return found('.Toastify__toast').length === 0
  }
  await until(gone, 'A toast stays after a click on it')
}
