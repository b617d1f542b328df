import { createKeyedHash } from './keyed-hash.ts'

const hour = 3_600_000

/** Addresses that name one picture until a moment: an `<img>` can't send a token. */
export const createPictureLinks = (secret: string, clock: () => Date) => {
  const { hash, matches } = createKeyedHash('picture links', secret)
  const textOf = (key: string, expires: number) => `${key}\n${expires}`

  return {
    /** Path and query below the API's base. The same for a full hour, so that browsers keep the picture; good for one to two. */
    pathOf: (key: string) => {
      const expires = (Math.floor(clock().getTime() / hour) + 2) * hour
      return `/pictures/${key}?expires=${expires}&signature=${hash(textOf(key, expires))}`
    },
    /** How many seconds a link still has; none for one that has ended or was tampered with. */
    secondsLeft: (key: string, expires: number, signature: string) => {
      if (!matches(textOf(key, expires), signature)) return 0
      return Math.max(0, Math.floor((expires - clock().getTime()) / 1000))
    },
  }
}

export type PictureLinks = ReturnType<typeof createPictureLinks>
