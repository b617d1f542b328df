import {
  endOtherSessions,
  endOtherSessionsSchema,
  endOwnSession,
  endOwnSessionSchema,
  listOwnSessions,
  listOwnSessionsSchema,
} from '../../../src/core/contract/own-sessions.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { tokenOf } from '../auth/authentication.ts'
import { hashToken } from '../auth/hashed-token.ts'
import * as repository from '../auth/session-repository.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'

export const ownSessionRoutes = (api: Api, { database, clock }: Services) => {
  api.route({
    ...defineRoute(listOwnSessions, listOwnSessionsSchema),
    handler: async (request) => {
      const current = hashToken(tokenOf(request) ?? '')
      const sessions = await repository.listSessions(database, request.getAdmin().id, clock())
      const data = sessions.map(({ id, createdAt, usedAt, address, userAgent, tokenHash }) => ({
        id,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        address,
        user_agent: userAgent,
        is_current: tokenHash === current,
      }))
      return { success: true, data }
    },
  })

  const note = (transaction: Database, adminId: number) =>
    addAudit(transaction, { at: clock(), adminId, action: 'admin-sessions-ended', subject: 'admin', subjectId: adminId })

  api.route({
    ...defineRoute(endOwnSession, endOwnSessionSchema, { writesLittle: true }),
    handler: async (request) => {
      const adminId = request.getAdmin().id
      await database.transaction(async (transaction) => {
        if (!(await repository.endSessionOf(transaction, adminId, request.body.session_id))) throw new HttpError('not-found')
        await note(transaction, adminId)
      })
      return { success: true }
    },
  })

  api.route({
    ...defineRoute(endOtherSessions, endOtherSessionsSchema, { writesLittle: true }),
    handler: async (request) => {
      const adminId = request.getAdmin().id
      await database.transaction(async (transaction) => {
        await repository.endOtherSessions(transaction, adminId, tokenOf(request) ?? '')
        await note(transaction, adminId)
      })
      return { success: true }
    },
  })
}
