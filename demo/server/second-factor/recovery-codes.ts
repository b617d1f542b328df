import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recoveryCodeCount } from '../../../src/core/contract/second-factor.ts'
import { withAsciiDigits } from '../../../src/core/contract/typed-text.ts'
import type { Database } from '../database/database.ts'
import { recoveryCodes } from '../database/schema.ts'
import { createKeyedHash } from '../keyed-hash.ts'

/** Crockford's Base32: no letter looks like a digit or another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const half = 5

const part = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Returns a typed code in the form that counts. */
const normalize = (typed: string) =>
  withAsciiDigits(typed)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

/** Creates and uses codes for the loss of a second factor. Stores keep keyed hashes: 50 bits are few for a plain one. */
export const createRecoveryCodes = (secret: string) => {
  const { hash } = createKeyedHash('recovery codes', secret)
  const hashOf = (adminId: number, code: string) => hash(`${adminId}\n${normalize(code)}`)
  return {
    /** Replaces all codes of an admin and returns the new ones. */
    renew: async (transaction: Database, adminId: number) => {
      const codes = Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`)
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))
      await transaction.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(adminId, code), adminId })))
      return codes
    },
    /** Deletes a code. Returns whether the admin had it. */
    use: async (transaction: Database, adminId: number, typed: string) => {
      const used = await transaction
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, hashOf(adminId, typed))))
        .returning({ adminId: recoveryCodes.adminId })
      return used.length > 0
    },
  }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>
