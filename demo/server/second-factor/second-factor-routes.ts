import {
  confirmTotp,
  confirmTotpSchema,
  readSecondFactor,
  readSecondFactorSchema,
  removeTotp,
  removeTotpSchema,
  renewRecoveryCodes,
  renewRecoveryCodesSchema,
  startTotp,
  startTotpSchema,
} from '../../../src/core/contract/second-factor.ts'
import { withLockedAdmin } from '../admins/with-locked-admin.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { requireVerification } from '../auth/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { wrongCode } from './check-proof.ts'
import { afterRemoval } from './after-removal.ts'
import { putTotpToUse } from './put-totp-to-use.ts'
import { countRecoveryCodes, deleteTotp, findTotp, listPasskeys, setTotp, usesSecondFactor } from './second-factors-repository.ts'

export const secondFactorRoutes = (api: Api, services: Services) => {
  const { database, totp, recoveryCodes, requireSecondFactor, clock } = services

  api.route({
    ...defineRoute(readSecondFactor, readSecondFactorSchema),
    handler: async (request) => {
      const { id } = request.getAdmin()
      const passkeys = await listPasskeys(database, id)
      const data = {
        totp: Boolean((await findTotp(database, id))?.confirmedAt),
        passkeys: passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          createdAt: passkey.createdAt.toISOString(),
          usedAt: passkey.usedAt?.toISOString() ?? null,
        })),
        recovery_codes: await countRecoveryCodes(database, id),
        required: requireSecondFactor,
      }
      return { success: true, data }
    },
  })

  // Repeated requests act again: storing the first answer would store the secret or the codes.
  api.route({
    ...defineRoute(startTotp, startTotpSchema, { writesLittle: true }),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      const data = await withLockedAdmin(services, request.getAdmin().id, async (transaction, { id, email }) => {
        if ((await findTotp(transaction, id))?.confirmedAt) throw new HttpError('conflict')
        const { shown, sealedSecret } = totp.make(email)
        await setTotp(transaction, id, sealedSecret)
        return shown
      })
      return { success: true, data }
    },
  })

  api.route({
    ...defineRoute(confirmTotp, confirmTotpSchema, { writesLittle: true }),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      const { code } = request.body
      const codes = await withLockedAdmin(services, request.getAdmin().id, async (transaction, { id }) => {
        const stored = await findTotp(transaction, id)
        if (!stored || stored.confirmedAt) throw new HttpError('conflict')
        return putTotpToUse(transaction, { adminId: id, typed: code, now: clock(), services })
      })
      if (codes === false) throw wrongCode()
      return { success: true, data: { recovery_codes: codes } }
    },
  })

  api.route({
    ...defineRoute(removeTotp, removeTotpSchema, { writesLittle: true }),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      await withLockedAdmin(services, request.getAdmin().id, async (transaction, { id }) => {
        if (!(await deleteTotp(transaction, id))) throw new HttpError('not-found')
        await afterRemoval(transaction, id, services)
        await addAudit(transaction, { at: clock(), adminId: id, action: 'totp-removed', subject: 'admin', subjectId: id })
      })
      return { success: true }
    },
  })

  api.route({
    ...defineRoute(renewRecoveryCodes, renewRecoveryCodesSchema, { writesLittle: true }),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      const codes = await withLockedAdmin(services, request.getAdmin().id, async (transaction, { id }) => {
        if (!(await usesSecondFactor(transaction, id))) throw new HttpError('conflict')
        await addAudit(transaction, { at: clock(), adminId: id, action: 'recovery-codes-renewed', subject: 'admin', subjectId: id })
        return recoveryCodes.renew(transaction, id)
      })
      return { success: true, data: { recovery_codes: codes } }
    },
  })
}
