import type { Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import type { Database } from '../database/database.ts'
import { totpCodeOf } from './check-proof.ts'
import { countRecoveryCodes, findTotp, updateTotp } from './second-factors-repository.ts'

interface FirstCode {
  adminId: number
  typed: string
  now: Date
  services: Pick<Services, 'totp' | 'recoveryCodes'>
}

/** Returns recovery codes with the first second factor of an admin. */
export const firstRecoveryCodes = async (
  transaction: Database,
  { adminId, services }: { adminId: number; services: Pick<Services, 'recoveryCodes'> },
) => ((await countRecoveryCodes(transaction, adminId)) > 0 ? [] : services.recoveryCodes.renew(transaction, adminId))

/**
 * Puts an authenticator app to use that shows this first code. Returns new recovery codes, empty if the admin has some;
 * false for a wrong code, and without a secret that waits for one.
 */
export const putTotpToUse = async (transaction: Database, { adminId, typed, now, services }: FirstCode) => {
  const stored = await findTotp(transaction, adminId)
  const code = totpCodeOf(typed)
  if (!stored || stored.confirmedAt || code === undefined) return false
  const step = services.totp.stepOf(code, stored.sealedSecret, now)
  if (step === undefined) return false
  await updateTotp(transaction, adminId, { confirmedAt: now, lastStep: step })
  await addAudit(transaction, { at: now, adminId, action: 'totp-added', subject: 'admin', subjectId: adminId })
  return firstRecoveryCodes(transaction, { adminId, services })
}
