import { register } from 'tsx/esm/api'
import './node-version.mjs'

register()
const { restore } = await import('../server/backup/run.ts')
await restore(process.argv.slice(2))
