import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/** Milliseconds of statements, one after another, until others have their turn. */
const stretch = 20

/** The embedded database works in our own thread: now and then between its statements whatever else waits there has its turn, such as the pictures of a list. */
export class YieldingPgliteClient extends PGlite {
  #begun = performance.now()

  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#begun > stretch) {
        await setImmediate()
        this.#begun = performance.now()
      }
      return statement()
    })
  }
}
