import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../keyed-hash.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts and decrypts texts with a key that is derived from the secret. */
export const createSeal = (secret: string, use: string) => {
  const key = keyFor(use, secret)
  return {
    close: (text: string) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Throws if the text was sealed with another secret or changed. */
    open: (sealed: string) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
