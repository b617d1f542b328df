import { register } from 'tsx/esm/api'
import './node-version.mjs'

register()
const { admin } = await import('../server/admins/admin-command.ts')
await admin(process.argv.slice(2))
