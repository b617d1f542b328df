import { register } from 'tsx/esm/api'
import './node-version.mjs'

register()
const { migrate } = await import('../server/database/migrate-command.ts')
await migrate()
