import type { Page } from 'puppeteer-core'

/** List actions. `search` finds more rows in longer lists, `search for one` a single row in each. */
export const actions = ['sort', 'next page', 'filter', 'search', 'search for one'] as const
/** The actions of lists of doctors with 50 rows on a page. */
export const longPageActions = ['sort', 'sort by date', 'next page'] as const
export type Action = (typeof actions | typeof longPageActions)[number]

export interface Answer {
  /** Milliseconds from the action until other rows are on screen. */
  time: number
  /** Start in milliseconds on the clock of the page (`performance.now()`). */
  start: number
}

/** Performs a list action like an admin. The page measures its duration. */
export const act = (page: Page, action: Action): Promise<Answer> =>
  page.evaluate(async (wanted: Action) => {
    const roots = (root: ParentNode): ParentNode[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ]
    const all = <Found extends HTMLElement>(selector: string) =>
      roots(document).flatMap((root) => [...root.querySelectorAll<Found>(selector)])
    // Clicks hit the innermost element, as with a real pointer.
    const says =
      (name: string) =>
      ({ textContent }: Element) =>
        textContent.trim() === name
    // A head may have sort buttons of further columns.
    const head = (name: string) => {
      const named = all('th, [role=columnheader]').map((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('*')].filter(says(name)))
      return named.find(({ length }) => length > 0)!.at(-1)!
    }
    const next = () =>
      all('button, [role=button], [title]').find(({ ariaLabel, title, textContent }) =>
        /^(go to )?next( page)?$/i.test((ariaLabel ?? (title || textContent)).trim()),
      )!
    // React only notices a value set by the setter of the prototype, followed by an event.
    const enter = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true, composed: true }))
    }

    const plans = () => all<HTMLSelectElement>('select').find(({ options }) => [...options].some(({ value }) => value === 'premium'))!
    const search = () => all<HTMLInputElement>('input[type=search]')[0]!
    const targets = {
      sort: () => head('Name'),
      'sort by date': () => head('Joining Date'),
      'next page': next,
      filter: plans,
      search,
      'search for one': search,
    } satisfies Record<Action, () => HTMLElement>
    const values: Partial<Record<Action, string>> = { filter: 'premium', search: 'Ana', 'search for one': 'Müller-Brandt' }

    const target = targets[wanted]()
    const value = values[wanted]
    const changed = window.bench.otherRows()
    const { begin, click } = window.bench
    const start = await (value === undefined ? click(target) : begin(() => enter(target as HTMLInputElement | HTMLSelectElement, value)))
    const time = (await changed) - start
    return { time, start }
  }, action)
