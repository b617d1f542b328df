import { register } from 'tsx/esm/api'
import { fail } from './command.mjs'

// From here on TypeScript files can be imported.
register()

const { readEnvironment } = await import('../server/environment.ts')
const { StartError } = await import('../server/start-error.ts')

/** The server's settings; a bad one ends the process with one line. */
export function readSettings() {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (error instanceof StartError) fail(error.message)
    throw error
  }
}
