import { until } from '../until.ts'

/** Returns the outlet of the toasts, which may be in the shadow root of an open dialog. */
export function toastOutlet(root: ParentNode = document): Element | undefined {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === 'pe-toast-outlet') return element
    const inner = element.shadowRoot && toastOutlet(element.shadowRoot)
    if (inner) return inner
  }
  return undefined
}

const found = (selector: string, root: ParentNode = document): HTMLElement[] => [
  ...(toastOutlet(root)?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

export const toastElements = (root?: ParentNode): HTMLElement[] => found('.Toastify__toast[data-in=true]', root)

/** Text of a toast without its button. */
const textOf = (toast: HTMLElement): string => {
  const action = toast.querySelector('.pe-toast-action')?.textContent ?? ''
  return toast.textContent.slice(0, toast.textContent.length - action.length).trim()
}

export const toasts = (): string[] => toastElements().map(textOf)

export async function toastSaying(text: string): Promise<HTMLElement> {
  await until(() => toasts().includes(text), `No toast says '${text}'`)
  return toastElements().find((toast) => textOf(toast) === text)!
}

/** Clicks all toasts until none is left. Toasts cover the page until they are gone, and new ones may appear late. */
export async function closeToasts(): Promise<void> {
  const gone = () => {
    for (const toast of toastElements()) toast.click()
    return found('.Toastify__toast').length === 0
  }
  await until(gone, 'A toast stays after a click on it')
}
