import { setTimeout } from 'node:timers/promises'
import {
  requestPasswordReset,
  requestPasswordResetSchema,
  resetPassword,
  resetPasswordSchema,
} from '../../../src/core/contract/password-reset.ts'
import { allOf, passwordLength, required, requiredText } from '../../../src/core/contract/rules.ts'
import { cleanText } from '../../../src/core/contract/typed-text.ts'
import { resetPassword as setPassword } from '../admins/account-changes.ts'
import { lockAdmin } from '../admins/admins-repository.ts'
import { addResetLink } from '../admins/reset-links.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { hashToken } from '../auth/hashed-token.ts'
import { hashPassword } from '../auth/passwords.ts'
import { countResets, findReset, useResets } from '../auth/password-resets-repository.ts'
import { serializeBy } from '../auth/serialize-by.ts'
import { findAccount } from '../auth/session-repository.ts'
import { clearFailures, limitFailures } from '../auth/sign-in-limit.ts'
import type { Database } from '../database/database.ts'
import { uncommon } from '../auth/common-passwords.ts'
import { HttpError } from '../http/errors.ts'
import { loopback, serverAddress } from '../http/server-address.ts'
import { checkFields } from '../http/validation.ts'

const linksAnHour = 3

/** Milliseconds of every answer to a request for a link, so that its time does not reveal which emails exist. */
const answerTime = 500

export const passwordResetRoutes = (api: Api, services: Services) => {
  const { database, outbox, publicUrl, loginLimit, closedNetworks, clock } = services

  const limit = (address: string) =>
    limitFailures(database, { kind: 'password-reset', address, limit: loginLimit, closed: closedNetworks, now: clock() })

  const sendLink = async (email: string, { panel, address }: { panel: string; address: string }) => {
    const account = await findAccount(database, email)
    if (!account) return
    const now = clock()
    await serializeBy(`admin ${account.id}`, () =>
      database.transaction(async (transaction) => {
        const admin = await lockAdmin(transaction, account.id)
        if (!admin || (await countResets(transaction, admin.id, now)) >= linksAnHour) return
        await addResetLink(transaction, admin, { at: now, address, panel, services })
      }),
    )
    // Without waiting for the mail server: that would reveal the account.
    void outbox.send()
  }

  api.route({
    ...defineRoute(requestPasswordReset, requestPasswordResetSchema, { writesLittle: true }),
    handler: async (request) => {
      const email = cleanText('email', request.body.email)
      checkFields({ email: requiredText(email) })
      await limit(request.ip)
      const address = serverAddress(publicUrl, request)
      // A link must not lead to a host that anyone may name in a request.
      const panel = publicUrl !== undefined || loopback.test(address) ? address : undefined
      if (panel === undefined) request.log.error('A link for a forgotten password needs PUBLIC_URL; none was sent')
      await Promise.all([setTimeout(answerTime), panel !== undefined && sendLink(email, { panel, address: request.ip })])
      return { success: true }
    },
  })

  api.route({
    ...defineRoute(resetPassword, resetPasswordSchema, { writesLittle: true }),
    handler: async (request) => {
      const { token, newPassword } = request.body
      checkFields({ newPassword: allOf(required, passwordLength, uncommon)(newPassword) })
      const tokenHash = hashToken(token)
      const adminId = await findReset(database, tokenHash, clock())
      if (adminId === undefined) {
        await limit(request.ip)
        throw new HttpError('reset-link-expired')
      }
      const passwordHash = await hashPassword(newPassword)
      const change = async (transaction: Database) => {
        const admin = await lockAdmin(transaction, adminId)
        const at = clock()
        // Another request may have used the link meanwhile.
        if (!admin || (await findReset(transaction, tokenHash, at)) === undefined) throw new HttpError('reset-link-expired')
        await useResets(transaction, adminId, at)
        await setPassword(transaction, admin, passwordHash, { at, adminId })
        return admin.email
      }
      const email = await serializeBy(`admin ${adminId}`, () => database.transaction(change))
      await clearFailures(database, email)
      return { success: true }
    },
  })
}
