import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { checkBackend, lastingEffects, type Report } from './check-backend.ts'
import { help, optionsOf, UsageError, type CommandOptions } from './options.ts'
import { readHooks } from './read-hooks.ts'
import { summaryOf, tableOf } from './table.ts'

/** Address of the guide in the package: this program is `dist/check/practice-elements.js`. */
const guide = fileURLToPath(new URL('../../demo/docs/own-backend.html', import.meta.url))

const print = (text: string) => process.stdout.write(`${text}\n`)
const warn = (text: string) => process.stderr.write(`${text}\n`)

/** Prints the lasting effects of `--write`. On a terminal, asks whether to go on. */
async function mayWrite(options: CommandOptions): Promise<boolean> {
  warn(`--write changes data of ${options.base}:`)
  for (const effect of lastingEffects(options)) warn(`  ${effect}`)
  if (options.yes || !process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question('Go on? (y/N) ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

function printReport({ base, lines, error }: Report): void {
  print(`${base}\n`)
  print(tableOf(lines, process.stdout.isTTY ? process.stdout.columns : Infinity))
  print(`\n${summaryOf(lines)}`)
  print(`Guide: ${guide}`)
  if (error !== undefined) warn(`\n${error}`)
}

/** Runs the command. Returns its exit code. */
async function run([command, ...words]: readonly string[]): Promise<number> {
  if (command === undefined || command === '--help' || command === '-h' || command === 'help' || words.includes('--help')) {
    print(help)
    return command === undefined ? 2 : 0
  }
  if (command !== 'check') throw new UsageError(`There is no command ${command}, only check.`)
  const options = optionsOf(words, process.env)
  if (options.write && !(await mayWrite(options))) return 2
  const hooks = options.hooks === undefined ? {} : await readHooks(options.hooks)
  const report = await checkBackend({ ...options, hooks })
  if (options.json) print(JSON.stringify(report, undefined, 2))
  else printReport(report)
  return report.ok ? 0 : 1
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    warn(`${error.message}\n\n${help}`)
    process.exitCode = 2
  },
)
