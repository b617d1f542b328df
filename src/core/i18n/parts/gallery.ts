import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $galleryMessages = i18n('gallery', {
  pictures: params('Pictures of {what}'),
  enlarge: 'Enlarge',
  group: params('Pictures {from} to {to}'),
  lastGroup: params('Picture {from}'),
  position: params('{number} of {total}'),
  previous: 'Previous picture',
  next: 'Next picture',
  missing: 'This picture could not be loaded.',
})
