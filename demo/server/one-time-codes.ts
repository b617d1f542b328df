import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { otpLength } from '../../src/core/contract/rules.ts'

/** Codes that confirm an email. Only a keyed hash is stored: six digits would be found from a plain one in no time. */
export const createOneTimeCodes = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32))
  const hash = (code: string, adminId: number, email: string) => createHmac('sha256', key).update(`${adminId}\n${email}\n${code}`).digest()
  return {
    make: () => String(randomInt(10 ** otpLength)).padStart(otpLength, '0'),
    hash: (code: string, adminId: number, email: string) => hash(code, adminId, email).toString('base64url'),
    matches: (code: string, { adminId, email, codeHash }: { adminId: number; email: string; codeHash: string }) => {
      const [given, wanted] = [hash(code, adminId, email), Buffer.from(codeHash, 'base64url')]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>
