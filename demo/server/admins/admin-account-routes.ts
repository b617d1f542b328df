import { changeAdminAccount, changeAdminAccountSchema, type AccountChange } from '../../../src/core/contract/admin-accounts.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { requireRole, requireVerification } from '../auth/authentication.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { serverAddress } from '../http/server-address.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import {
  changeRole,
  disableAdmin,
  enableAdmin,
  endAllSessions,
  lockSuperadmins,
  resetSecondFactor,
  type Change,
} from './account-changes.ts'
import { lockAdmin, type Admin } from './admins-repository.ts'
import { addResetLink } from './reset-links.ts'

interface Work extends Change {
  /** Address of the panel, for the link. */
  panel: string
  services: Services
}

/** Each change returns false for the last superadmin who may sign in. */
const works: Record<AccountChange, (transaction: Database, admin: Admin, work: Work) => Promise<unknown>> = {
  disable: disableAdmin,
  enable: enableAdmin,
  promote: (transaction, admin, by) => changeRole(transaction, admin, 'superadmin', by),
  demote: (transaction, admin, by) => changeRole(transaction, admin, 'admin', by),
  'send-reset-link': async (transaction, admin, { services, panel, ...by }) => {
    if (admin.disabledAt) throw new HttpError('conflict')
    await addResetLink(transaction, admin, { services, panel, ...by })
  },
  'reset-second-factor': resetSecondFactor,
  'end-sessions': endAllSessions,
}

export const adminAccountRoutes = (api: Api, services: Services) => {
  const { database, outbox, publicUrl, clock } = services

  api.route({
    ...defineRoute(changeAdminAccount, changeAdminAccountSchema),
    onRequest: [requireRole('superadmin'), requireVerification(clock)],
    handler: async (request) => {
      const { admin_id, change } = request.body
      const adminId = request.getAdmin().id
      if (admin_id === adminId) throw new HttpError('own-account')
      const panel = serverAddress(publicUrl, request)
      const answer = await runOnce(
        database,
        { record: `admin ${admin_id}`, repeatable: services.repeatable(request, request.body) },
        async (transaction) => {
          await lockSuperadmins(transaction)
          const admin = await lockAdmin(transaction, admin_id)
          if (!admin) throw new HttpError('not-found')
          const isDone = await works[change](transaction, admin, { at: clock(), adminId, panel, services })
          if (isDone === false) throw new HttpError('last-superadmin')
          return { success: true }
        },
      )
      if (change === 'send-reset-link') await outbox.send()
      return answer
    },
  })
}
