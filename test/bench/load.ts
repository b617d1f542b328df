import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './folders.ts'
import { connections, requestsOfAnHour } from './load/office-hour.ts'
import { hasPostgres, places } from './load/places.ts'
import { figuresOf, tableOfRuns } from './load/report.ts'
import { runLoad, type Run } from './load/run.ts'

interface LoadOptions {
  quick: boolean
  /** A part of the name of the place that alone is wanted, such as `two`. */
  only: string | undefined
  say: (line: string) => void
}

/** Seconds that a place may take; what it has not answered by then is missing from its count. */
const limit = 180

/** An hour's requests as fast as they go, on each database; answers whether none failed. */
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
