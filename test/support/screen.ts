import { configure, screen, within } from 'shadow-dom-testing-library'
import { patience } from './patience.ts'

/** Without a print of the whole page, which would be made anew each time that somebody waits and looks. */
const getElementError = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })

configure({ asyncUtilTimeout: patience, getElementError })

/** Queries by role, label and text that see into open shadow roots: `screen.findByShadowRole('button', { name: 'Cancel' })`. */
export { screen, within }
