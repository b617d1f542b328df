import { configure, screen, within } from 'shadow-dom-testing-library'

configure({ asyncUtilTimeout: 5000 })

/** Queries by role, label and text that see into open shadow roots: `screen.findByShadowRole('button', { name: 'Cancel' })`. */
export { screen, within }
