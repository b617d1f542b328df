import { startBackend } from '../support/backend.ts'

/** For `before`: the first file of a run makes the demo data, which takes longer than a test may. */
export function startBackendInTime(this: Mocha.Context): Promise<void> {
  this.timeout(60_000)
  return startBackend()
}
