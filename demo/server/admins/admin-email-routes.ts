import { changeEmail, changeEmailSchema, confirmOtp, confirmOtpSchema, otpLifetime, otpTries } from '../../../src/core/contract/admins.ts'
import { isolate } from '../../../src/core/contract/isolate.ts'
import { otp, simpleEmail } from '../../../src/core/contract/rules.ts'
import { cleanText, isSameEmail, withAsciiDigits } from '../../../src/core/contract/typed-text.ts'
import { isEmailTaken, lockAdmin, updateAdmin } from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import type { Database } from '../database/database.ts'
import * as codesRepository from '../auth/email-codes-repository.ts'
import { HttpError } from '../http/errors.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { personKeys } from '../lists/text-keys.ts'
import { checkFields } from '../http/validation.ts'

type Refusal = 'unauthorized' | 'otp-used-up' | 'otp-expired' | 'otp-wrong'

const minute = 60_000
const hour = 60 * minute
const codesAnHour = 5

const mailText = (name: string, code: string, brand: string) => `Hello ${isolate(name)},

${code}

is the code that confirms this address for your account at ${isolate(brand)}. It is good for ${otpLifetime} minutes.
If you did not ask for it, nothing needs to be done, and nothing changes.
`

export const adminEmailRoutes = (api: Api, { database, outbox, codes, repeatable, brand, clock }: Services) => {
  api.route({
    ...defineRoute(changeEmail, changeEmailSchema),
    handler: async (request) => {
      const email = cleanText('email', request.body.email)
      checkFields({ email: simpleEmail(email) })
      const adminId = request.getAdmin().id
      const code = codes.make()
      const answer = await runOnce(
        database,
        { record: `admin ${adminId}`, repeatable: repeatable(request, request.body) },
        async (transaction) => {
          const admin = await lockAdmin(transaction, adminId)
          if (!admin) throw new HttpError('unauthorized')
          if (isSameEmail(email, admin.email)) throw new HttpError('validation', { fields: { email: 'unchanged' } })
          if (await isEmailTaken(transaction, email, adminId)) throw new HttpError('validation', { fields: { email: 'taken' } })
          const now = clock()
          const requests = await codesRepository.listRequests(transaction, adminId, new Date(now.getTime() - hour))
          const [first] = requests
          if (first && requests.length >= codesAnHour) {
            throw new HttpError('too-many-requests', { retryAfter: Math.ceil((first.getTime() + hour - now.getTime()) / 1000) })
          }
          const codeHash = codes.hash(code, adminId, email)
          await codesRepository.addCode(transaction, { adminId, email, codeHash, createdAt: now })
          const mail = { to: email, subject: `Confirm your email for ${isolate(brand)}`, text: mailText(admin.firstName, code, brand) }
          await outbox.add(transaction, mail, new Date(now.getTime() + otpLifetime * minute))
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
