import { install } from '../demo/setup/install.mjs'
import { node } from '../demo/setup/command.mjs'

await install()
process.exitCode = await node(['--import', 'tsx', 'test/support/postgres/main.ts', ...process.argv.slice(2)])
