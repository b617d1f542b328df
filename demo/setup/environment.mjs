import { register } from 'tsx/esm/api'
import { fail } from './command.mjs'

// Enables imports of TypeScript files.
register()

const { readEnvironment } = await import('../server/environment.ts')
const { StartError } = await import('../server/database/start-error.ts')

/** Returns the server's settings. Prints an invalid one and exits with code 1. */
export function readSettings() {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (error instanceof StartError) fail(error.message)
    throw error
  }
}
