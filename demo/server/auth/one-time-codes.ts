import { randomInt } from 'node:crypto'
import { otpLength } from '../../../src/core/contract/rules.ts'
import { createKeyedHash } from '../keyed-hash.ts'

/**
 * Creates and checks codes that confirm an email. Stores a keyed hash only:
 * a plain hash of six digits is easy to break.
 */
export const createOneTimeCodes = (secret: string) => {
  const { hash, matches } = createKeyedHash('one-time codes', secret)
  const textOf = (code: string, adminId: number, email: string) => `${adminId}\n${email}\n${code}`
  return {
    make: () => String(randomInt(10 ** otpLength)).padStart(otpLength, '0'),
    hash: (code: string, adminId: number, email: string) => hash(textOf(code, adminId, email)),
    matches: (code: string, { adminId, email, codeHash }: { adminId: number; email: string; codeHash: string }) =>
      matches(textOf(code, adminId, email), codeHash),
  }
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>
