import { useStore } from '@nanostores/react'
import { $galleryMessages } from '../../../../core/i18n/parts/gallery.ts'
import { PictureOrNotice } from './picture-or-notice.tsx'

export interface GalleryItem {
  url: string
  alt: string
}

interface GalleryPictureProps {
  picture: GalleryItem
  open: () => void
}

/** Thumbnail that loads near the viewport and opens the viewer on click. */
export function GalleryPicture({ picture, open }: GalleryPictureProps) {
  const { enlarge } = useStore($galleryMessages)
  return (
    <button type="button" className="pe-gallery-picture" part="picture" aria-description={enlarge} onClick={open}>
      <PictureOrNotice picture={picture} loading="lazy" />
    </button>
  )
}
