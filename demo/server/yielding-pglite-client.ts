import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/** Milliseconds of statements, before it yields to other tasks. */
const timeSlice = 20

/** The embedded database works in our own thread: now and then between its statements it yields to other tasks there, such as the pictures of a list. */
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
