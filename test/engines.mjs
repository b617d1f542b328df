import { readdirSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { fail, say } from '../demo/setup/command.mjs'
import { failureLines, inEngine, unableLines } from './support/runner/counted.mjs'
import { engines, fewFlows, otherEngines } from './support/runner/engines.mjs'
import { prepare } from './support/runner/prepare.mjs'

const { values, positionals } = parseArgs({ options: { engine: { type: 'string' }, few: { type: 'boolean' } }, allowPositionals: true })

// Chromium already runs these flows together with all other tests.
const wanted = values.engine ? engines.filter(({ name }) => name === values.engine) : values.few ? otherEngines : engines
if (wanted.length === 0) fail(`--engine must be one of ${engines.map(({ name }) => name).join(', ')}.`)

const all = ['elements', 'flows'].flatMap((folder) =>
  readdirSync(`test/${folder}`, { recursive: true })
    .map((file) => `test/${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file)),
)
const files = positionals.length > 0 ? positionals : values.few ? fewFlows : all

await prepare({ browser: false, built: files.some((file) => /^test\/(flows|host)\//.test(file)) })

const results = []
for (const { name, title, packages, find, install: fetch } of wanted) {
  if (!find() && !(fetch(say) && find())) {
    say(`\n${title} is not here, and ${packages} cannot be installed by this user.`)
    results.push({ engine: title, passed: 0, failures: [{ file: title, test: 'is not here' }], unable: [], seconds: 0 })
    continue
  }
  say(`\n${files.length} files in ${title}…`)
  const start = performance.now()
  const result = await inEngine(name, files)
  results.push({ engine: title, ...result, seconds: Math.round((performance.now() - start) / 1000) })
}

const passed = results.reduce((total, result) => total + result.passed, 0)
const failed = results.reduce((total, { failures }) => total + failures.length, 0)

process.on('exit', () => {
  for (const line of unableLines(results)) say(line)
  for (const { engine, failures } of results) for (const line of failureLines(`Failed in ${engine}:`, failures)) say(line)
  say('')
  for (const { engine, passed, failures, unable, seconds } of results) {
    say(`${engine.padEnd(9)} ${passed} passed, ${failures.length} failed, ${unable.length} it cannot run, in ${seconds} s`)
  }
  say(`${passed} passed, ${failed} failed`)
})
process.exitCode = failed > 0 ? 1 : 0
