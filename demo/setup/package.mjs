import { fail, node } from './command.mjs'
import { install } from './install.mjs'
import { buildWhenStale } from './build.mjs'

await install()
if (!(await buildWhenStale())) fail('The build failed; its message stands above.')
process.exitCode = await node(['--import', 'tsx', 'demo/setup/server/server.ts'])
