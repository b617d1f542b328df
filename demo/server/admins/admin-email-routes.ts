import { changeEmail, changeEmailSchema, confirmOtp, confirmOtpSchema, otpLifetime, otpTries } from '../../../src/core/contract/admins.ts'
import { otp, simpleEmail } from '../../../src/core/contract/rules.ts'
import { cleanText, isSameEmail, withAsciiDigits } from '../../../src/core/contract/typed-text.ts'
import { lockAdmin, updateAdmin } from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { requireVerification } from '../auth/authentication.ts'
import { addAudit } from '../audit/audit-repository.ts'
import type { Database } from '../database/database.ts'
import * as codesRepository from '../auth/email-codes-repository.ts'
import { addEmailCode } from './email-code.ts'
import { HttpError } from '../http/errors.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { personKeys } from '../lists/text-keys.ts'
import { checkFields } from '../http/validation.ts'

type Refusal = 'unauthorized' | 'otp-used-up' | 'otp-expired' | 'otp-wrong'

const minute = 60_000

export const adminEmailRoutes = (api: Api, services: Services) => {
  const { database, outbox, codes, repeatable, clock } = services

  api.route({
    ...defineRoute(changeEmail, changeEmailSchema),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      const email = cleanText('email', request.body.email)
      checkFields({ email: simpleEmail(email) })
      const adminId = request.getAdmin().id
      const answer = await runOnce(
        database,
        { record: `admin ${adminId}`, repeatable: repeatable(request, request.body) },
        async (transaction) => {
          const admin = await lockAdmin(transaction, adminId)
          if (!admin) throw new HttpError('unauthorized')
          if (isSameEmail(email, admin.email)) throw new HttpError('validation', { fields: { email: 'unchanged' } })
          await addEmailCode(transaction, admin, email, services)
          return { success: true }
        },
      )
      await outbox.send()
      return answer
    },
  })

  /**
   * Counts the try and changes the email if the code is right. Returns a refusal instead of throwing it:
   * an exception would roll back the count.
   */
  const tryCode = async (transaction: Database, code: string, adminId: number): Promise<Refusal | undefined> => {
    const now = clock()
    const admin = await lockAdmin(transaction, adminId)
    if (!admin) return 'unauthorized'
    const open = await codesRepository.findLatestCode(transaction, adminId)
    if (!open || open.tries >= otpTries) return 'otp-used-up'
    if (now.getTime() >= open.createdAt.getTime() + otpLifetime * minute) return 'otp-expired'
    if (!codes.matches(code, open)) {
      await codesRepository.setTries(transaction, open.id, open.tries + 1)
      return 'otp-wrong'
    }
    await codesRepository.setTries(transaction, open.id, otpTries)
    const { email } = open
    await updateAdmin(transaction, adminId, { email, ...personKeys({ ...admin, email }) })
    await addAudit(transaction, {
      at: now,
      adminId,
      action: 'admin-email',
      subject: 'admin',
      subjectId: adminId,
      before: { email: admin.email },
      after: { email },
    })
    return undefined
  }

  api.route({
    ...defineRoute(confirmOtp, confirmOtpSchema),
    handler: async (request) => {
      checkFields({ otp: otp(request.body.otp) })
      const code = withAsciiDigits(request.body.otp)
      const adminId = request.getAdmin().id
      const { refusal } = await runOnce(
        database,
        { record: `admin ${adminId}`, repeatable: repeatable(request, request.body) },
        async (transaction) => ({
          refusal: await tryCode(transaction, code, adminId),
        }),
      )
      if (refusal) throw new HttpError(refusal)
      return { success: true }
    },
  })
}
