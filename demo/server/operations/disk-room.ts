import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/errors.ts'

/**
 * Bytes to keep free: four WAL segments of the embedded database.
 * Without room for the next segment the database stops for good.
 */
const reserve = 64 * 1024 * 1024

/** Returns whether the folder's disk has room. Returns true if the disk does not report it. */
export const hasRoom = async (folder: string) => {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 || bavail * bsize >= reserve
}

/** Responds with 503 to changes while the disk is full. Reads still work. */
export const refuseWithoutRoom = (app: FastifyInstance, isThereRoom: () => Promise<boolean>) => {
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD'].includes(request.method) || (await isThereRoom())) return
    request.log.error('the disk of DATA_DIR has less than 64 MB left: nothing is written until it has more')
    throw new HttpError('unavailable', { retryAfter: 1 })
  })
}
