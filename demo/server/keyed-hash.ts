import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Derives a key for one purpose, so that its output is useless for any other. */
export const keyFor = (use: string, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Creates keyed hashes: only the holder of the secret can compute them. */
export const createKeyedHash = (use: string, secret: string) => {
  const key = keyFor(use, secret)
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    hash,
    /** Compares in constant time. Compares the texts, because a decoder skips foreign characters. */
    matches: (text: string, given: string) => {
      const [wanted, found] = [Buffer.from(hash(text)), Buffer.from(given)]
      return wanted.length === found.length && timingSafeEqual(wanted, found)
    },
  }
}
