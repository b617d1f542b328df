import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/errors.ts'

/**
 * Bytes to keep free: four WAL segments of the embedded database.
 * Without room for the next segment the database stops for good.
 */
const reserve = 64 * 1024 * 1024

/** Bytes to keep free from small writes too: two segments. */
const smallReserve = reserve / 2

/** Returns whether the folder's disk has room. `small`: for a write of less than 1 KiB. Returns true if the disk does not report it. */
export type RoomCheck = (small?: boolean) => Promise<boolean>

export const roomOf =
  (folder: string): RoomCheck =>
  async (small = false) => {
    const { blocks, bavail, bsize } = await statfs(folder)
    return blocks === 0 || bavail * bsize >= (small ? smallReserve : reserve)
  }

/** Responds with 503 to changes while the disk is full. Reads still work, and so does the sign-in that they need. */
export const refuseWithoutRoom = (app: FastifyInstance, isThereRoom: RoomCheck) => {
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD'].includes(request.method) || (await isThereRoom(request.routeOptions.config.writesLittle))) return
    request.log.error('the disk of DATA_DIR is nearly full: nothing is written until it has more than 64 MB left')
    throw new HttpError('unavailable', { retryAfter: 1 })
  })
}
