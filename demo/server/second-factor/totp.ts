import { Secret, TOTP } from 'otpauth'
import { createSeal } from '../mail/sealed-text.ts'

/** Seconds for which an authenticator app shows a code. */
const period = 30
/** Codes before and after the present one that count, too: clocks differ, and typing takes time. */
const window = 1

/** Creates and checks the secrets of authenticator apps (RFC 6238). Stores keep them encrypted with a key from `secret`. */
export const createTotp = (secret: string, issuer: string) => {
  const seal = createSeal(secret, 'authenticator apps')
  return {
    /** Returns a new secret, to show and to store. `label` is the account's name in the app. */
    make: (label: string) => {
      const key = new Secret()
      const totp = new TOTP({ issuer, label, secret: key, period })
      return { shown: { secret: key.base32, uri: totp.toString() }, sealedSecret: seal.close(key.base32) }
    },
    /** Returns the time step of a right code; undefined for a wrong one. */
    stepOf: (code: string, sealedSecret: string, now: Date) => {
      const totp = new TOTP({ secret: Secret.fromBase32(seal.open(sealedSecret)), period })
      const delta = totp.validate({ token: code, timestamp: now.getTime(), window })
      return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
    },
  }
}

export type Totp = ReturnType<typeof createTotp>
