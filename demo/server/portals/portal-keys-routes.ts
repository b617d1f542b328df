import type { Static } from 'typebox'
import {
  createPortalKey,
  createPortalKeySchema,
  listPortalKeys,
  listPortalKeysSchema,
  revokePortalKey,
  revokePortalKeySchema,
  type PortalKey,
} from '../../../src/core/contract/portals.ts'
import { requiredText } from '../../../src/core/contract/rules.ts'
import { cleanLine } from '../../../src/core/contract/typed-text.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { requireRole, requireVerification } from '../auth/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { checkFields } from '../http/validation.ts'
import { addKey, listKeys, revokeKey, type PortalKeyRow } from './portal-keys-repository.ts'

const toPortalKey = ({ id, name, lastFour, createdAt, usedAt }: PortalKeyRow): Static<typeof PortalKey> => ({
  id,
  name,
  last_four: lastFour,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})

export const portalKeyRoutes = (api: Api, { database, clock }: Services) => {
  api.route({
    ...defineRoute(listPortalKeys, listPortalKeysSchema),
    onRequest: requireRole('superadmin'),
    handler: async () => ({ success: true, data: (await listKeys(database)).map(toPortalKey) }),
  })

  api.route({
    ...defineRoute(createPortalKey, createPortalKeySchema),
    onRequest: [requireRole('superadmin'), requireVerification(clock)],
    // A repeated request adds another key: storing the first response would store the secret.
    handler: async (request) => {
      const name = cleanLine(request.body.name)
      checkFields({ name: requiredText(name) })
      const change = { actor: request.getActor(), at: clock() }
      const { row, secret } = await database.transaction((transaction) => addKey(transaction, name, change))
      return { success: true, data: { id: row.id, name: row.name, secret } }
    },
  })

  api.route({
    ...defineRoute(revokePortalKey, revokePortalKeySchema),
    onRequest: [requireRole('superadmin'), requireVerification(clock)],
    handler: async (request) => {
      const change = { actor: request.getActor(), at: clock() }
      const isRevoked = await database.transaction((transaction) => revokeKey(transaction, request.body.key_id, change))
      if (!isRevoked) throw new HttpError('not-found')
      return { success: true }
    },
  })
}
