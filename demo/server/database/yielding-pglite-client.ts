import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/** Milliseconds of statements before other tasks run. */
const timeSlice = 20

/**
 * The embedded database runs in the main thread. This client lets other tasks, such as picture requests,
 * run between its statements.
 */
export class YieldingPgliteClient extends PGlite {
  #begun = performance.now()

  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#begun > timeSlice) {
        await setImmediate()
        this.#begun = performance.now()
      }
      return statement()
    })
  }
}
