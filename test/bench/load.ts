import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './folders.ts'
import { connections, requestsOfAnHour } from './load/office-hour.ts'
import { hasPostgres, places } from './load/places.ts'
import { figuresOf, tableOfRuns } from './load/report.ts'
import { runLoad, type Run } from './load/run.ts'

interface LoadOptions {
  quick: boolean
  /** Runs only places whose name contains this text, such as `two`. Default: all. */
  only: string | undefined
  say: (line: string) => void
}

/** Seconds after which a place stops; its count then contains fewer requests. */
const limit = 180

/**
 * Sends an hour's requests (a tenth of them if `quick`) as fast as possible to each place.
 * Returns true if at least one place ran and no request failed.
 */
export async function measureLoad({ quick, only = '', say }: LoadOptions): Promise<boolean> {
  const requests = quick ? requestsOfAnHour / 10 : requestsOfAnHour
  const runs: Run[] = []
  for (const place of places.filter(({ name }) => name.includes(only))) {
    if (place.isPostgres && !hasPostgres()) {
      say(`${place.name}: left out, since this machine has no PostgreSQL (Debian: apt-get install -y --no-install-recommends postgresql).`)
      continue
    }
    say(`${place.name}: ${requests.toLocaleString('en')} requests at ${connections} connections…`)
    runs.push(await runLoad(place, { requests, limit }))
  }
  say(tableOfRuns(runs))
  writeFileSync(join(dist, 'bench-load.json'), JSON.stringify(runs.flatMap(figuresOf), undefined, 2))
  say('The figures stand in dist/bench-load.json.')
  return runs.length > 0 && runs.every(({ measured }) => measured.errors.size === 0)
}
