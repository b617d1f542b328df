import { readShownAgain } from './cache.ts'

/** Returns the address of a picture without its signature and its time of expiry. */
const pictureOf = (url: string) => url.replace(/\?.*/, '')

/**
 * Signed addresses of pictures expire. Returns functions to call when a picture has failed to load, or has loaded.
 * A failure calls `renew` once with the start of the address, which has to fetch a fresh one. The next time is after the picture has loaded.
 */
export function pictureRenewal(renew: (picture: string) => void) {
  const asked = new Set<string>()
  return {
    failed: (url: string): void => {
      const picture = pictureOf(url)
      if (asked.has(picture)) return
      asked.add(picture)
      renew(picture)
    },
    loaded: (url: string): void => void asked.delete(pictureOf(url)),
  }
}

const holds = (data: unknown, picture: string): boolean =>
  typeof data === 'string'
    ? data.startsWith(picture)
    : typeof data === 'object' && data !== null && Object.values(data).some((part) => holds(part, picture))

/** Reads the visible data again that hold the picture. */
export const listedPictures = pictureRenewal((picture) => readShownAgain((data) => holds(data, picture)))
