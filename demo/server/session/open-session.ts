import type { FastifyRequest } from 'fastify'
import type { Admin } from '../admins/admins-repository.ts'
import type { Services } from '../api.ts'
import { openSession } from '../auth/session-repository.ts'
import type { Database } from '../database/database.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { addSignInEntry } from './sign-in-history.ts'

/** Opens the session of a sign-in, notes it in the history, and returns the answer. */
export const openSignedIn = async (
  transaction: Database,
  { id, role, firstName, lastName, picture }: Admin,
  { request, services, now }: { request: FastifyRequest; services: Services; now: Date },
) => {
  const { ip: address, headers } = request
  const userAgent = headers['user-agent']?.slice(0, 300) ?? null
  await addSignInEntry(transaction, request, { at: now, adminId: id, action: 'signed-in' })
  const token = await openSession(transaction, { id, role, address, userAgent, now })
  return {
    success: true,
    name: `${firstName} ${lastName}`,
    access_token: token,
    profile_picture: pictureAddress(services, request)(picture),
    role,
  }
}
