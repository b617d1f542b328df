import { fail } from './command.mjs'
import { install } from './install.mjs'
import { buildWhenStale } from './build.mjs'

await install()

// Import after installing, because these need the packages. Check settings before the build, so that errors show early.
const { readSettings } = await import('./environment.mjs')
readSettings()

if (!(await buildWhenStale())) fail('The build failed; its message stands above.')

const { start } = await import('../server/main.ts')
await start()
