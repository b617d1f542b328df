import { useStore } from '@nanostores/react'
import {
  maximumAvifPixels,
  maximumPicturePixels,
  maximumPictureSize,
  offeredPictureTypes,
  type PictureFault,
} from '../../../../core/contract/pictures.ts'
import { $pictureFieldMessages } from '../../../../core/i18n/parts/picture-field.ts'

const megabytes = maximumPictureSize / 1024 / 1024
const limits = { megapixels: maximumPicturePixels / 1_000_000, ofAvif: maximumAvifPixels / 1_000_000 }

const tooManyPixels = () => $pictureFieldMessages.get().tooManyPixels(limits)

/** Returns the texts of the faults that the server finds. */
export function usePictureFaults(): Record<PictureFault, string> {
  const { refused, empty, tooLarge } = useStore($pictureFieldMessages)
  return { invalid: refused, empty, 'too-large': tooLarge({ megabytes }), 'too-many-pixels': tooManyPixels() }
}

/** Returns the reason why a file can't be used, by type and size. The server checks the content. */
export function problemOf({ type, size }: File): string | undefined {
  const messages = $pictureFieldMessages.get()
  if (!type.startsWith('image/')) return messages.notAnImage
  if (size === 0) return messages.empty
  if (!offeredPictureTypes.includes(type)) return messages.unknownKind
  return size > maximumPictureSize ? messages.tooLarge({ megabytes }) : undefined
}

/** Resolves to the reason if a picture has too many pixels for its type. A picture that this browser cannot read is left to the server. */
export const pixelProblemOf = (address: string, type: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    const maximum = type === 'image/avif' ? maximumAvifPixels : maximumPicturePixels
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight > maximum ? tooManyPixels() : undefined)
    image.onerror = () => resolve(undefined)
    image.src = address
  })
