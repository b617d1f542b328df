import { Secret, TOTP } from 'otpauth'
import { createSeal } from '../mail/sealed-text.ts'

/** Seconds for which an authenticator app shows a code. */
const period = 30
/** Codes before and after the present one that count, too: clocks differ, and typing takes time. */
const window = 1

interface TotpOptions {
  secret: string
  issuer: string
  /** Called once, for a stored secret that another `secret` has encrypted. */
  onUnreadable: (error: unknown) => void
}

/** Creates and checks the secrets of authenticator apps (RFC 6238). Stores keep them encrypted with a key from `secret`. */
export const createTotp = ({ secret, issuer, onUnreadable }: TotpOptions) => {
  const seal = createSeal(secret, 'authenticator apps')
  let isReported = false

  const open = (sealedSecret: string) => {
    try {
      return seal.open(sealedSecret)
    } catch (error) {
      if (!isReported) onUnreadable(error)
      isReported = true
      return undefined
    }
  }

  return {
    /** Returns a new secret, to show and to store. `label` is the account's name in the app. */
    make: (label: string) => {
      const key = new Secret()
      const totp = new TOTP({ issuer, label, secret: key, period })
      return { shown: { secret: key.base32, uri: totp.toString() }, sealedSecret: seal.close(key.base32) }
    },
    /** Returns the time step of a right code; undefined for a wrong one, and for an unreadable secret. */
    stepOf: (code: string, sealedSecret: string, now: Date) => {
      const key = open(sealedSecret)
      if (key === undefined) return undefined
      const totp = new TOTP({ secret: Secret.fromBase32(key), period })
      const delta = totp.validate({ token: code, timestamp: now.getTime(), window })
      return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
    },
  }
}

export type Totp = ReturnType<typeof createTotp>
