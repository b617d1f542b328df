import { changePassword, changePasswordSchema } from '../../../src/core/contract/admins.ts'
import { allOf, passwordLength, required } from '../../../src/core/contract/rules.ts'
import { findAdmin, lockAdmin, updateAdmin } from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { signedInOf, tokenOf } from '../auth/authentication.ts'
import { uncommon } from '../auth/common-passwords.ts'
import { HttpError } from '../http/errors.ts'
import { runOnce, findAnswer } from '../idempotency/idempotency-repository.ts'
import { hashPassword, passwordMatches } from '../auth/passwords.ts'
import { endSessions } from '../auth/session-repository.ts'
import { rateLimitedAttempt } from '../auth/sign-in-limit.ts'
import { checkFields } from '../http/validation.ts'

const incorrect = () => new HttpError('wrong-credentials', { fields: { oldPassword: 'incorrect' } })

export const adminPasswordRoutes = (api: Api, { database, identify, repeatable, loginLimit, closedNetworks, clock }: Services) => {
  api.route({
    ...defineRoute(changePassword, changePasswordSchema, { endsItsSession: true }),
    handler: async (request) => {
      const { oldPassword, newPassword } = request.body
      checkFields({ oldPassword: required(oldPassword), newPassword: allOf(required, passwordLength, uncommon)(newPassword) })
      const asked = [request.body, tokenOf(request)]
      const signedIn = signedInOf(request)
      const admin = signedIn && (await findAdmin(database, signedIn.id))
      // Read it after the admin: if the admin already has the new password, the stored response exists too.
      const earlier = await findAnswer<{ success: boolean }>(database, identify(request, asked))
      if (earlier) return earlier
      if (!admin) throw new HttpError('unauthorized')
      const adminId = admin.id
      // A stolen token must not allow more password guesses than signing in does.
      const attempt = () => passwordMatches(admin.passwordHash, oldPassword)
      const isRight = await rateLimitedAttempt(database, {
        limit: loginLimit,
        closed: closedNetworks,
        account: admin.email,
        address: request.ip,
        now: clock(),
        attempt,
      })
      if (!isRight) throw incorrect()
      const passwordHash = await hashPassword(newPassword)
      return runOnce(database, { record: `admin ${adminId}`, repeatable: repeatable(request, asked) }, async (transaction) => {
        // A concurrent change may have replaced the old password.
        if ((await lockAdmin(transaction, adminId))?.passwordHash !== admin.passwordHash) throw incorrect()
        await updateAdmin(transaction, adminId, { passwordHash })
        await endSessions(transaction, adminId)
        await addAudit(transaction, { at: clock(), adminId, action: 'admin-password', subject: 'admin', subjectId: adminId })
        return { success: true }
      })
    },
  })
}
