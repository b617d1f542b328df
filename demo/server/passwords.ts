import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

let unknown: Promise<string> | undefined

/** Takes the same time where there is no hash to compare with, so that an unknown email can't be told from a known one. */
export const passwordMatches = async (passwordHash: string | undefined, password: string) => {
  unknown ??= hashPassword('of nobody')
  const matches = await verify(passwordHash ?? (await unknown), password)
  return passwordHash !== undefined && matches
}
