import { createEmbedSession, createEmbedSessionSchema, usualEmbedSession } from '../../../src/core/contract/portals.ts'
import { cleanLine, isBlank } from '../../../src/core/contract/typed-text.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { tokenOf } from '../auth/authentication.ts'
import { limitFailures } from '../auth/sign-in-limit.ts'
import { HttpError } from '../http/errors.ts'
import { openEmbedSession } from './embed-sessions-repository.ts'
import { useKey } from './portal-keys-repository.ts'

export const embedSessionRoutes = (api: Api, { database, clock, loginLimit, closedNetworks }: Services) => {
  api.route({
    ...defineRoute(createEmbedSession, createEmbedSessionSchema),
    handler: async (request) => {
      const now = clock()
      const secret = tokenOf(request)
      const keyId = secret && (await useKey(database, secret, now))
      if (!keyId) {
        await limitFailures(database, { kind: 'portal-key', address: request.ip, limit: loginLimit, closed: closedNetworks, now })
        throw new HttpError('unauthorized')
      }
      const { body } = request
      const subject = { id: cleanLine(body.subject.id), name: cleanLine(body.subject.name) }
      if (isBlank(subject.id) || isBlank(subject.name)) throw new HttpError('validation', { fields: { subject: 'required' } })
      const { expires_in = usualEmbedSession } = body
      const expiresAt = new Date(now.getTime() + expires_in * 1000)
      const token = await openEmbedSession(database, keyId, { ...body, subject }, { now, expiresAt })
      return { success: true, data: { token, expires_at: expiresAt.toISOString() } }
    },
  })
}
