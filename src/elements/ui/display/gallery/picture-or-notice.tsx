import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $galleryMessages } from '../../../../core/i18n/parts/gallery.ts'
import { listedPictures } from '../../../../core/resources/picture-renewal.ts'
import type { GalleryItem } from './gallery-picture.tsx'

interface PictureOrNoticeProps {
  picture: GalleryItem
  loading: 'eager' | 'lazy'
}

/** Shows a notice if the picture does not load: its URL may have expired. */
export function PictureOrNotice({ picture: { url, alt }, loading }: PictureOrNoticeProps) {
  const { missing } = useStore($galleryMessages)
  const [broken, setBroken] = useState<string>()
  if (url === broken) {
    return (
      <span className="pe-gallery-missing">
        <span className="pe-visually-hidden">{alt}. </span>
        {missing}
      </span>
    )
  }
  return (
    <img
      src={url}
      alt={alt}
      width={640}
      height={480}
      loading={loading}
      decoding="async"
      onLoad={() => listedPictures.loaded(url)}
      onError={() => {
        setBroken(url)
        listedPictures.failed(url)
      }}
    />
  )
}
