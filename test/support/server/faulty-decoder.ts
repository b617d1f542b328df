import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outOfMemory, type Decoded } from '../../../demo/server/pictures/decoded.ts'
import { until } from './until.ts'

/**
 * Replaces the real decoder: fails as the upload requests, or waits in a folder until it may continue.
 * The returned picture contains the process id.
 */
const answer: Decoded = { picture: Buffer.from(String(process.pid)) }

process.on('disconnect', () => process.exit())
process.on('message', (bytes: Uint8Array) => {
  const [, order = '', folder = ''] = Buffer.from(bytes).toString().split('\n')
  if (order === 'crash') process.exit(1)
  if (order === 'outgrow') process.exit(outOfMemory)
  if (order === 'hang') return
  if (order !== 'wait') {
    process.send?.(answer)
    return
  }
  const here = join(folder, String(process.pid))
  writeFileSync(here, '')
  void until(() => existsSync(join(folder, 'go'))).then(() => {
    rmSync(here)
    process.send?.(answer)
  })
})
