import { createKeyedHash } from '../keyed-hash.ts'

const hour = 3_600_000

/** Creates and checks signed, expiring picture URLs: an `<img>` cannot send a token. */
export const createPictureLinks = (secret: string, clock: () => Date) => {
  const { hash, matches } = createKeyedHash('picture links', secret)
  const textOf = (key: string, expires: number) => `${key}\n${expires}`

  return {
    /** Returns path and query below the API base. Valid for one to two hours; stable within an hour, so browsers can cache. */
    pathOf: (key: string) => {
      const expires = (Math.floor(clock().getTime() / hour) + 2) * hour
      return `/pictures/${key}?expires=${expires}&signature=${hash(textOf(key, expires))}`
    },
    /** Returns the seconds until a link expires; 0 for an expired or tampered one. */
    secondsLeft: (key: string, expires: number, signature: string) => {
      if (!matches(textOf(key, expires), signature)) return 0
      return Math.max(0, Math.floor((expires - clock().getTime()) / 1000))
    },
  }
}

export type PictureLinks = ReturnType<typeof createPictureLinks>
