import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const hour = 3_600_000

/** Addresses that name one picture until a moment: an `<img>` can't send a token. */
export const createPictureLinks = (secret: string, clock: () => Date) => {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'picture links', 32))
  const sign = (key: string, expires: number) => createHmac('sha256', signingKey).update(`${key}\n${expires}`).digest()

  return {
    /** Path and query below the API's base. The same for a full hour, so that browsers keep the picture; good for one to two. */
    pathOf: (key: string) => {
      const expires = (Math.floor(clock().getTime() / hour) + 2) * hour
      return `/pictures/${key}?expires=${expires}&signature=${sign(key, expires).toString('base64url')}`
    },
    /** How many seconds a link still has; none for one that has ended or was tampered with. */
    secondsLeft: (key: string, expires: number, signature: string) => {
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(key, expires)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 0
      return Math.max(0, Math.floor((expires - clock().getTime()) / 1000))
    },
  }
}

export type PictureLinks = ReturnType<typeof createPictureLinks>
