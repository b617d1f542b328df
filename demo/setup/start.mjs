import { fail } from './command.mjs'
import { install } from './install.mjs'
import { buildWhenStale } from './build.mjs'

await install()

// Only now: these need the packages. A bad setting shouldn't have to wait for a build.
const { readSettings } = await import('./environment.mjs')
readSettings()

if (!(await buildWhenStale())) fail('The build failed; its message stands above.')

const { start } = await import('../server/main.ts')
await start()
