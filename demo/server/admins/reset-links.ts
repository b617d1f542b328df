import { isolate } from '../../../src/core/contract/isolate.ts'
import { resetLinkLifetime } from '../../../src/core/contract/password-reset.ts'
import type { Services } from '../api.ts'
import { createToken, hashToken } from '../auth/hashed-token.ts'
import { addReset } from '../auth/password-resets-repository.ts'
import type { Database } from '../database/database.ts'
import type { Change } from './account-changes.ts'
import type { Admin } from './admins-repository.ts'
import { addAudit } from '../audit/audit-repository.ts'

const minute = 60_000

/** The token is in the fragment: it reaches no server log and no Referer header. */
const mailText = (name: string, link: string, brand: string) => `Hello ${isolate(name)},

this link sets a new password for your account at ${isolate(brand)}. It works once, for ${resetLinkLifetime} minutes:

${link}

If you did not ask for it, nothing needs to be done, and nothing changes.
`

interface ResetLink extends Change {
  /** Address of the panel. */
  panel: string
}

/** Returns a new link that sets a password of an admin. */
export const createResetLink = async (transaction: Database, { id, email }: Admin, { at, adminId, address, panel }: ResetLink) => {
  const token = createToken()
  await addReset(transaction, { tokenHash: hashToken(token), adminId: id, email, createdAt: at })
  await addAudit(transaction, { at, adminId, address, action: 'admin-reset-link', subject: 'admin', subjectId: id })
  return `${panel}/login#reset=${token}`
}

/** Mails an admin a link that sets a new password. Send the outbox after the commit. */
export const addResetLink = async (
  transaction: Database,
  admin: Admin,
  { services, ...link }: ResetLink & { services: Pick<Services, 'outbox' | 'brand'> },
) => {
  const { outbox, brand } = services
  const text = mailText(admin.firstName, await createResetLink(transaction, admin, link), brand)
  const mail = { to: admin.email, subject: `Set a new password for ${isolate(brand)}`, text }
  await outbox.add(transaction, mail, new Date(link.at.getTime() + resetLinkLifetime * minute))
}
