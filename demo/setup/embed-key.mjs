import { register } from 'tsx/esm/api'
import './node-version.mjs'

register()
const { embedKey } = await import('../server/portals/embed-key-command.ts')
await embedKey(process.argv.slice(2))
