import { register } from 'tsx/esm/api'
import './node-version.mjs'

register()
const { backup } = await import('../server/backup/run.ts')
await backup(process.argv.slice(2))
