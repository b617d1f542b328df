/** Allowed types of an uploaded picture. The server checks the content, not the file name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Maximum size of a picture in bytes (10 MiB). */
export const maximumPictureSize = 10 * 1024 * 1024

/** Maximum width × height in pixels. */
export const maximumPicturePixels = 50_000_000
