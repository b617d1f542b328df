import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

let nobody: Promise<string> | undefined

/** The hash that a password is compared with where there is no account. */
export const dummyPasswordHash = () => (nobody ??= hashPassword('of nobody'))

/** Compares with a hash in any case, so that the time does not tell an unknown email from a known one. */
export const passwordMatches = async (passwordHash: string | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await dummyPasswordHash()), password)
  return passwordHash !== undefined && matches
}
