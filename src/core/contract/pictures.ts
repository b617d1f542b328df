/** Allowed types of an uploaded picture. The server checks the content, not the file name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Other names of JPEG that some systems give to files. */
const jpegNames = ['image/jpg', 'image/pjpeg']

/** Types that a file input offers. */
export const offeredPictureTypes: readonly string[] = [...pictureTypes, ...jpegNames]

export type PictureFault = 'invalid' | 'empty' | 'too-large' | 'too-many-pixels'

/** Maximum size of a picture in bytes (10 MiB). */
export const maximumPictureSize = 10 * 1024 * 1024

/** Maximum width × height in pixels. */
export const maximumPicturePixels = 50_000_000

/** Maximum for AVIF: decoding it takes up to 25 bytes of memory per pixel, three times as many as other types. */
export const maximumAvifPixels = 16_000_000
