import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A key for one use: what is made with it is good for nothing else. */
export const keyFor = (use: string, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Hashes of texts, which only whoever has the secret can make. */
export const createKeyedHash = (use: string, secret: string) => {
  const key = keyFor(use, secret)
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    hash: (text: string) => digest(text).toString('base64url'),
    /** Takes the same time whatever is wrong. */
    matches: (text: string, hash: string) => {
      const [given, wanted] = [digest(text), Buffer.from(hash, 'base64url')]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
