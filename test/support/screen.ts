import { configure, screen, within } from 'shadow-dom-testing-library'
import { patience } from './patience.ts'

configure({ asyncUtilTimeout: patience })

/** Queries by role, label and text that see into open shadow roots: `screen.findByShadowRole('button', { name: 'Cancel' })`. */
export { screen, within }
