import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Derives a key for one purpose, so that its output is useless for any other. */
export const keyFor = (use: string, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Creates keyed hashes: only the holder of the secret can compute them. */
export const createKeyedHash = (use: string, secret: string) => {
  const key = keyFor(use, secret)
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    hash: (text: string) => digest(text).toString('base64url'),
    /** Compares in constant time. */
    matches: (text: string, hash: string) => {
      const [given, wanted] = [digest(text), Buffer.from(hash, 'base64url')]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
