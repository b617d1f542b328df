import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

let nobody: Promise<string> | undefined

/** Returns a hash for comparisons without an account. */
export const dummyPasswordHash = () => (nobody ??= hashPassword('of nobody'))

/** Compares a hash even without an account, so that the response time does not reveal which emails exist. */
export const passwordMatches = async (passwordHash: string | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await dummyPasswordHash()), password)
  return passwordHash !== undefined && matches
}
