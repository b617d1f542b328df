import { otpLifetime } from '../../../src/core/contract/admins.ts'
import { isolate } from '../../../src/core/contract/isolate.ts'
import type { Services } from '../api.ts'
import * as codesRepository from '../auth/email-codes-repository.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { isEmailTaken, type Admin } from './admins-repository.ts'

const minute = 60_000
const hour = 60 * minute
const codesAnHour = 5

const mailText = (name: string, code: string, brand: string) => `Hello ${isolate(name)},

${code}

is the code that confirms this address for your account at ${isolate(brand)}. It is good for ${otpLifetime} minutes.
If you did not ask for it, nothing needs to be done, and nothing changes.
`

/**
 * Mails a code to a new address of an admin. The email changes when the code is confirmed. Send the outbox after the commit.
 * @throws HttpError `validation` for a taken address, `too-many-requests` after five codes an hour.
 */
export const addEmailCode = async (
  transaction: Database,
  admin: Admin,
  email: string,
  { outbox, codes, brand, clock }: Pick<Services, 'outbox' | 'codes' | 'brand' | 'clock'>,
) => {
  if (await isEmailTaken(transaction, email, admin.id)) throw new HttpError('validation', { fields: { email: 'taken' } })
  const now = clock()
  const requests = await codesRepository.listRequests(transaction, admin.id, new Date(now.getTime() - hour))
  const [first] = requests
  if (first && requests.length >= codesAnHour) {
    throw new HttpError('too-many-requests', { retryAfter: Math.ceil((first.getTime() + hour - now.getTime()) / 1000) })
  }
  const code = codes.make()
  await codesRepository.addCode(transaction, { adminId: admin.id, email, codeHash: codes.hash(code, admin.id, email), createdAt: now })
  const mail = { to: email, subject: `Confirm your email for ${isolate(brand)}`, text: mailText(admin.firstName, code, brand) }
  await outbox.add(transaction, mail, new Date(now.getTime() + otpLifetime * minute))
}
