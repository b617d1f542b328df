import { performance } from 'node:perf_hooks'
import { run, say } from '../demo/setup/command.mjs'

/** npm scripts that together run every test. Each also runs alone. */
const parts = [
  'test',
  'test:flows',
  'test:measure',
  'test:looks',
  'test:long',
  'test:postgres',
  'test:deploy',
  'test:cluster',
  'test:react-18',
]

const results = []
for (const part of parts) {
  say(`\n── npm run ${part}`)
  const begun = performance.now()
  const code = await run('npm', ['run', '--silent', part])
  results.push({ part, code, seconds: Math.round((performance.now() - begun) / 1000) })
}

say('')
for (const { part, code, seconds } of results) say(`${code === 0 ? '✔' : '✖'} ${part.padEnd(14)} ${String(seconds).padStart(5)} s`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
