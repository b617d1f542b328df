import { until } from '../support/until.ts'

const found = (selector: string): HTMLElement[] => [
  ...(document.querySelector('pe-toast-outlet')?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

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
