import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/** Bytes that stay free, four pieces of the embedded database's log: without room for the next one it stands still for good. */
const reserve = 64 * 1024 * 1024

/** Whether a folder's disk takes more; one that doesn't tell does. */
export const hasRoom = async (folder: string) => {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 || bavail * bsize >= reserve
}

/** Refuses changes with 503 while there is no room for them; what is there can still be read. */
export const refuseWithoutRoom = (app: FastifyInstance, isThereRoom: () => Promise<boolean>) => {
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD'].includes(request.method) || (await isThereRoom())) return
    request.log.error('the disk of DATA_DIR has less than 64 MB left: nothing is written until it has more')
    throw new HttpError('unavailable', { retryAfter: 1 })
  })
}
