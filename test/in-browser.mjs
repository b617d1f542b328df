import { node } from '../demo/setup/command.mjs'
import { prepare } from './support/runner/prepare.mjs'

// Runs a test program that opens pages of the built product: node test/in-browser.mjs <arguments of Node>
await prepare()
process.exitCode = await node(['--import', 'tsx', ...process.argv.slice(2)])
