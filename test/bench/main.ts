import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDemoServer } from '../support/runner/demo-server.ts'
import { openBrowser } from '../support/runner/fresh-page.ts'
import { measureDownloads } from './downloads.ts'
import { measureFirstLoad } from './first-load.ts'
import { dist } from './folders.ts'
import { measureLists } from './lists.ts'
import { measureLoad } from './load.ts'
import { buildReferencePages } from './reference-pages.ts'
import { tableOf, type Figure } from './report.ts'
import { measureThroughput } from './throughput.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const quick = process.argv.includes('--quick')
if (process.argv.includes('--load')) process.exit((await measureLoad({ quick, only: /--only=(.+)/.exec(process.argv.join(' '))?.[1], say })) ? 0 : 1)
const rounds = quick ? 3 : 7
const sizes = quick ? [100, 10_000] : [100, 10_000, 100_000]

await buildReferencePages()
const figures: Figure[] = measureDownloads()
const browser = await openBrowser()
try {
  for (const size of sizes) {
    say(`${size} doctors…`)
    await using server = await startDemoServer({ doctors: size, beside: { folder: join(dist, 'bench'), address: '/bench/' } })
    if (size === sizes[0]) figures.push(...(await measureFirstLoad(browser, server, rounds)))
    figures.push(...(await measureLists(browser, server, { size, rounds })))
    figures.push(...(await measureThroughput(server, { size, seconds: quick ? 3 : 10 })))
  }
} finally {
  await browser.close()
}

say(tableOf(figures))
const file = join(dist, 'bench.json')
writeFileSync(file, JSON.stringify(figures, undefined, 2))
say('The figures stand in dist/bench.json.')
