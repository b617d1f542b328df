import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDemoServer } from '../support/runner/demo-server.ts'
import { openBrowser } from '../support/runner/fresh-page.ts'
import { measureDownloads } from './downloads.ts'
import { builtPages, dist } from './folders.ts'
import { goalsOf, linesOf } from './goals.ts'
import { keptFolder } from './kept-data.ts'
import { actions, longPageActions } from './list-actions.ts'
import { measureLists } from './lists.ts'
import { measureLoad } from './load.ts'
import { describeMachine } from './machine.ts'
import { measurePanelClicks } from './panel-clicks.ts'
import { buildPeers, peers } from './peers.ts'
import { fullPlan, quickPlan } from './plan.ts'
import { buildReferencePages } from './reference-pages.ts'
import { withRatios, type Figure } from './report.ts'
import { floorOf, longPageSubjects, ownSubjects } from './subjects.ts'
import { tablesOf } from './tables.ts'

const { values: options } = parseArgs({
  options: {
    /** Runs in under two minutes, for a first estimate. */
    quick: { type: 'boolean', default: false },
    /** Measures other tables and panels too; installs their packages into `dist/`. */
    peers: { type: 'boolean', default: false },
    /** Replaces the list sizes of the plan, such as `100,1000000`. */
    rows: { type: 'string' },
    rounds: { type: 'string' },
    /** Measures an hour of office requests instead, on every place or on those that match `only`. */
    load: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

const begun = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)
const progress = (line: string) => say(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`)
const counted = (rows: number) => `${rows.toLocaleString('en')} doctors`

if (options.load) process.exit((await measureLoad({ quick: options.quick, only: options.only, say })) ? 0 : 1)

function wholeNumbers(text: string): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => Number.isSafeInteger(number) && number > 0)) return numbers
  throw new Error(`"${text}" is no list of whole numbers`)
}

const plan = options.quick ? quickPlan : fullPlan
const [rounds = plan.rounds] = options.rounds ? wholeNumbers(options.rounds) : []
const sizes = options.rows ? wholeNumbers(options.rows) : plan.sizes

progress('Building the reference pages')
await buildReferencePages()
if (options.peers) {
  progress('Installing and building the peers')
  await buildPeers()
}
const subjects = [...ownSubjects, ...(options.peers ? peers : [])]

progress('Weighing')
const figures: Figure[] = measureDownloads(subjects)

/** Reports a failed measurement and continues; the run then exits with code 1. */
async function add(what: string, measure: () => Promise<Figure[]>): Promise<void> {
  progress(what)
  try {
    figures.push(...(await measure()))
  } catch (error) {
    process.exitCode = 1
    progress(`${what} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function madeSoFar(): (done: number) => void {
  let told = 0
  return (done) => {
    const now = Math.floor(done / 100_000)
    if (now > told) progress(`  made ${counted(done)}`)
    told = now
  }
}

const browser = await openBrowser()
const measured = await describeMachine(browser)
try {
  for (const rows of sizes) {
    progress(`${counted(rows)}: data`)
    const keptIn = keptFolder(rows)
    await using server = await startDemoServer({
      doctors: rows,
      beside: { folder: builtPages, address: '/bench/' },
      ...(keptIn && { keptIn, progress: madeSoFar() }),
    })
    const conditions = plan.conditions(rows)
    if (rows === sizes[0]) {
      for (const condition of plan.panelConditions)
        await add(`The panel's clicks, ${condition}`, () => measurePanelClicks(browser, server, { condition, rounds }))
    }
    if (rows === sizes[0]) {
      for (const condition of plan.longPageConditions)
        await add(`Pages of 50 rows, ${condition}`, () =>
          measureLists(browser, server, { rows, condition, rounds, subjects: longPageSubjects, actions: longPageActions }),
        )
    }
    for (const condition of conditions) {
      const taken = subjects.filter((subject) => plan.takes(subject, rows, condition))
      await add(`${counted(rows)}, ${condition}`, () =>
        measureLists(browser, server, { rows, condition, rounds, subjects: taken, actions }),
      )
    }
  }
} finally {
  await browser.close()
}

const compared = withRatios(figures, floorOf)
const goals = goalsOf(compared, peers)
const report = JSON.stringify({ ...measured, quick: options.quick, rounds, goals, figures: compared }, undefined, 2)
mkdirSync(join(dist, 'measured'), { recursive: true })
// The gallery reads the second file.
for (const file of ['bench.json', join('measured', 'bench.json')]) writeFileSync(join(dist, file), report)

say(tablesOf(compared))
for (const line of linesOf(goals)) say(line)
if (options.quick) say(`\nLeft out (npm run bench measures them): ${plan.leavesOut.join('; ')}.`)
progress('The figures stand in dist/bench.json, and as a chart at /demo/bench.html.')
