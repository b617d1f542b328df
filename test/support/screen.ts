import { configure, screen, within } from 'shadow-dom-testing-library'
import { patience } from './patience.ts'

/** Omits the printed DOM, which Testing Library would create again at every poll. */
const getElementError = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })

configure({ asyncUtilTimeout: patience, getElementError })

/** Queries by role, label and text that search open shadow roots: `screen.findByShadowRole('button', { name: 'Cancel' })`. */
export { screen, within }

/** Resolves when the element shows the email, whose text has places to break. */
export const emailShown = (element: HTMLElement, address: string): Promise<HTMLElement> =>
  within(element).findByShadowText((_, shown) => shown?.className === 'pe-email' && shown.textContent === address)
