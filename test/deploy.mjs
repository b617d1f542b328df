import { node } from '../demo/setup/command.mjs'
import { prepare } from './support/runner/prepare.mjs'

// The packaged server serves the build.
await prepare({ browser: false })
const files = process.argv.slice(2).map((name) => `test/deploy/${name}.test.ts`)
// One file at a time, because each starts many programs.
process.exitCode = await node(['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec', ...files])
