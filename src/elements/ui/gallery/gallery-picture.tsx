import { useStore } from '@nanostores/react'
import { $galleryMessages } from '../../../core/messages/gallery.ts'
import { PictureOrNotice } from './picture-or-notice.tsx'

export interface GalleryItem {
  url: string
  /** What it shows, for those who can't see it. */
  alt: string
}

interface GalleryPictureProps {
  picture: GalleryItem
  open: () => void
}

/** A small picture, loaded when it comes near, that opens in the viewer. */
export function GalleryPicture({ picture, open }: GalleryPictureProps) {
  const messages = useStore($galleryMessages)
  return (
    <button type="button" className="pe-gallery-picture" part="picture" title={messages.open({ picture: picture.alt })} onClick={open}>
      <PictureOrNotice picture={picture} loading="lazy" />
    </button>
  )
}
