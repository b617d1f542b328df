import { expect } from '@open-wc/testing'
import { until } from '../support/until.ts'
import { rawText } from './faults.ts'

function* rootsIn(root: ParentNode): Generator<ParentNode> {
  yield root
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* rootsIn(shadowRoot)
}

const all = <Found extends Element>(selector: string): Found[] =>
  [...rootsIn(document.body)].flatMap((root) => [...root.querySelectorAll<Found>(selector)])

/** What is said on the page, for the eye and for the ear: notices, messages of fields, toasts. */
export const told = (): string[] => all('[role=alert], [role=status]').flatMap(({ textContent }) => textContent.trim() || [])

/** What stands in the fields of the page and of its dialogs; which state a change is based on is no matter of typing. */
export const typed = (): string[] =>
  all<HTMLInputElement>('input:not([name=version]), textarea').map(({ name, value }) => `${name}: ${value}`)

/** Waits until something is said that was not said before, and nothing is under way. */
export async function answered(before: readonly string[]): Promise<void> {
  // A toast's own bar only counts down.
  const isBusy = () => all('[aria-busy=true], [role=progressbar]:not(.Toastify__progress-bar)').length > 0
  await until(() => !isBusy() && told().some((text) => !before.includes(text)), 'Nothing is said, or it never rests')
}

/** The element is still there, and no program speaks out of the page. */
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

/** What leads the panel to /login. */
export const sessionIsOver = (): boolean => localStorage.getItem('login') === 'false' && localStorage.getItem('access_token') === null
