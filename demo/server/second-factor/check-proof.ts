import type { PasskeyAnswer } from '../../../src/core/contract/passkeys.ts'
import { cleanLine, withAsciiDigits } from '../../../src/core/contract/typed-text.ts'
import type { Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import type { RelyingParty } from './relying-party.ts'
import { findTotp, listPasskeys, noteUse, updateTotp } from './second-factors-repository.ts'

/** Returns the six digits of an authenticator app in a typed text; undefined if it is something else. */
export const totpCodeOf = (typed: string) => {
  const code = withAsciiDigits(cleanLine(typed)).replaceAll(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

export const wrongCode = () => new HttpError('otp-wrong', { fields: { code: 'incorrect' } })

interface CodeCheck {
  adminId: number
  typed: string
  now: Date
  services: Pick<Services, 'totp' | 'recoveryCodes'>
}

/**
 * Checks a code of the authenticator app or a recovery code, and takes it. Lock the admin's row first, so that of two
 * requests with one code the second one is refused.
 */
export const takeCode = async (transaction: Database, { adminId, typed, now, services }: CodeCheck) => {
  const code = totpCodeOf(typed)
  if (code === undefined) {
    const isUsed = await services.recoveryCodes.use(transaction, adminId, typed)
    if (isUsed) await addAudit(transaction, { at: now, adminId, action: 'recovery-code-used', subject: 'admin', subjectId: adminId })
    return isUsed
  }
  const stored = await findTotp(transaction, adminId)
  if (!stored?.confirmedAt) return false
  const step = services.totp.stepOf(code, stored.sealedSecret, now)
  if (step === undefined || step <= stored.lastStep) return false
  await updateTotp(transaction, adminId, { lastStep: step })
  return true
}

interface PasskeyCheck {
  adminId: number
  answer: PasskeyAnswer
  /** Value that the passkey had to sign. */
  challenge: string
  /** True if the device must check who uses it, by finger, face or PIN. */
  isVerification: boolean
  party: RelyingParty
  now: Date
}

/** Checks the answer of a passkey of an admin. */
export const checkPasskey = async (transaction: Database, { adminId, answer, challenge, isVerification, party, now }: PasskeyCheck) => {
  const passkey = (await listPasskeys(transaction, adminId)).find(({ credentialId }) => credentialId === answer.id)
  if (!passkey) return false
  const counter = await party.counterOf(answer, passkey, challenge, isVerification)
  if (counter === undefined) return false
  await noteUse(transaction, passkey.id, { counter, usedAt: now })
  return true
}
