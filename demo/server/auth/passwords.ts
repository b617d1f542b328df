import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '../../../src/core/contract/rules.ts'

/** argon2id with 19 MiB, two passes, one lane, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(normalizePassword(password), cost)

/** Returns whether a hash is of the password as typed: passwords were not normalized at first. Such a password needs a new hash. */
export const isHashAsTyped = async (passwordHash: string, password: string) =>
  password !== normalizePassword(password) && verify(passwordHash, password)

let nobody: Promise<string> | undefined

/** Returns a hash for comparisons without an account. */
export const dummyPasswordHash = () => (nobody ??= hashPassword('of nobody'))

/** Compares a hash even without an account, so that the response time does not reveal which emails exist. */
export const passwordMatches = async (passwordHash: string | undefined, password: string) => {
  const compared = passwordHash ?? (await dummyPasswordHash())
  const matches = (await verify(compared, normalizePassword(password))) || (await isHashAsTyped(compared, password))
  return passwordHash !== undefined && matches
}
