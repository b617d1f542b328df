import { readdirSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../demo/setup/build.mjs'
import { fail, say } from '../demo/setup/command.mjs'
import { install } from '../demo/setup/install.mjs'
import { failureLines, inEngine, unableLines } from './support/runner/counted.mjs'
import { engines } from './support/runner/engines.mjs'

const { values, positionals } = parseArgs({ options: { engine: { type: 'string' } }, allowPositionals: true })

const wanted = values.engine ? engines.filter(({ name }) => name === values.engine) : engines
if (wanted.length === 0) fail(`--engine must be one of ${engines.map(({ name }) => name).join(', ')}.`)

const all = ['elements', 'flows'].flatMap((folder) =>
  readdirSync(`test/${folder}`, { recursive: true })
    .map((file) => `test/${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file)),
)
const files = positionals.length > 0 ? positionals : all

await install()
if (files.some((file) => /^test\/(flows|host)\//.test(file)) && !(await buildWhenStale())) fail('The build failed; its message stands above.')

const results = []
for (const { name, title, packages, find, install: fetch } of wanted) {
  if (!find() && !(fetch(say) && find())) {
    say(`\n${title} is not here, and ${packages} cannot be installed by this user.`)
    results.push({ engine: title, passed: 0, failed: 1, failures: [], unsteady: [], unable: [], seconds: 0 })
    continue
  }
  say(`\n${files.length} files in ${title}…`)
  const start = performance.now()
  const result = await inEngine(name, files)
  results.push({ engine: title, ...result, seconds: Math.round((performance.now() - start) / 1000) })
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0)

process.on('exit', () => {
  for (const line of unableLines(results)) say(line)
  for (const { engine, ...result } of results) for (const line of failureLines(result)) say(line.replace(/:$/, ` in ${engine}:`))
  say('')
  for (const { engine, passed, failed, unable, seconds } of results) {
    say(`${engine.padEnd(9)} ${passed} passed, ${failed} failed, ${unable.length} it cannot run, in ${seconds} s`)
  }
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
})
process.exitCode = sum('failed') > 0 ? 1 : 0
