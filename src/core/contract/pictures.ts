/** What an uploaded picture may be. The server looks into the bytes, whatever the name says. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Bytes of one picture. */
export const maximumPictureSize = 10 * 1024 * 1024

/** Width times height. */
export const maximumPicturePixels = 50_000_000
