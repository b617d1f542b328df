import { expect } from '@open-wc/testing'
import { until } from '../until.ts'
import { rawText } from './faults.ts'

function* rootsIn(root: ParentNode): Generator<ParentNode> {
  yield root
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* rootsIn(shadowRoot)
}

const all = <Found extends Element>(selector: string): Found[] =>
  [...rootsIn(document.body)].flatMap((root) => [...root.querySelectorAll<Found>(selector)])

/** Returns the messages of the page: notices, field errors and toasts. */
export const told = (): string[] => all('[role=alert], [role=status]').flatMap(({ textContent }) => textContent.trim() || [])

/** Returns the fields of the page and its dialogs. Leaves out `version`, the base of a change, which nobody types. */
export const typed = (): string[] =>
  all<HTMLInputElement>('input:not([name=version]), textarea').map(({ name, value }) => `${name}: ${value}`)

/** Waits until a new message appears and nothing is loading. */
export async function answered(before: readonly string[]): Promise<void> {
  // The progress bar of a toast only counts down.
  const isBusy = () => all('[aria-busy=true], [role=progressbar]:not(.Toastify__progress-bar)').length > 0
  await until(() => !isBusy() && told().some((text) => !before.includes(text)), 'Nothing is said, or it never rests')
}

/** Expects the element to be visible, and no raw program text on the page. */
export function expectWholeScreen(element: HTMLElement): void {
  const { width, height } = element.getBoundingClientRect()
  expect(width * height, 'A blank screen').to.be.above(1000)
  expect(rawText.exec([...rootsIn(document.body)].map(textIn).join(' '))?.[0], 'Raw text').to.equal(undefined)
}

const textIn = (root: ParentNode) =>
  [...root.children]
    .filter(({ localName }) => localName !== 'script')
    .map(({ textContent }) => textContent)
    .join(' ')

/** Returns true if browser storage has the state that redirects the panel to /login. */
export const sessionIsOver = (): boolean => localStorage.getItem('login') === 'false' && localStorage.getItem('access_token') === null
