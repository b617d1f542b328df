import type { Page } from 'puppeteer-core'

export type Action = 'sort' | 'next page' | 'search'

/** Milliseconds from an admin's action until other rows are on screen; told by the page itself. */
export const act = (page: Page, action: Action): Promise<number> =>
  page.evaluate(async (wanted: Action) => {
    const root: ParentNode = document.querySelector('doctor-subscriptions')?.shadowRoot ?? document
    const rows = () => [...root.querySelectorAll(root === document ? 'tbody tr' : '[part~=row]')]
    const shown = () => rows().map(({ textContent }) => textContent).join()
    const button = (of: string, name: string) => [...root.querySelectorAll<HTMLElement>(of)].find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent).startsWith(name))!

    const doIt: Record<Action, () => void> = {
      sort: () => button('th button', 'Name').click(),
      'next page': () => button('button', 'Next').click(),
      search: () => {
        const field = root.querySelector<HTMLInputElement>('input[type=search]')!
        // As React sees it: by the property of the prototype, then the event.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'Olivia')
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      },
    }

    const before = shown()
    const start = performance.now()
    doIt[wanted]()
    while (rows().length === 0 || shown() === before) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, action)
