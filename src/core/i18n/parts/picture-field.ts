import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $pictureFieldMessages = i18n('pictureField', {
  upload: 'Upload picture',
  remove: 'Remove chosen picture',
  chosen: params('{name} will be saved as the picture.'),
  notAnImage: 'Only image files are allowed..!',
  unknownKind: 'Pictures can be JPEG, PNG, WebP, GIF or AVIF files.',
  tooLarge: params('This picture is too large. It can have up to {megabytes} MB.'),
  empty: 'This file is empty. Please choose another one.',
  tooManyPixels: params('This picture has too many pixels. It can have up to {megapixels} megapixels, or {ofAvif} as AVIF.'),
  refused: 'This picture cannot be used. It must be a JPEG, PNG, WebP, GIF or AVIF file of up to 10 MB and 50 megapixels.',
})
