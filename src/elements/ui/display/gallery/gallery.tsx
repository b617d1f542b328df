import { useState } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import css from './gallery.css?inline'
import { GalleryPicture, type GalleryItem } from './gallery-picture.tsx'

setStyles('gallery', css)

const PictureCarousel = lazyPart(
  () => import('./picture-carousel.tsx'),
  ({ PictureCarousel }) => PictureCarousel,
)
const PictureViewer = lazyPart(
  () => import('./picture-viewer.tsx'),
  ({ PictureViewer }) => PictureViewer,
)

interface GalleryProps {
  /** Subject of the pictures. */
  label: string
  pictures: GalleryItem[]
}

/** Shows one picture alone, several in a carousel, and nothing without pictures. A click opens the viewer. */
export function Gallery({ label, pictures }: GalleryProps) {
  const [shown, setShown] = useState<number>()
  const [first] = pictures
  if (!first) return null
  return (
    <div className="pe-gallery" part="gallery">
      {pictures.length === 1 ? (
        <div className="pe-gallery-single">
          <GalleryPicture picture={first} open={() => setShown(0)} />
        </div>
      ) : (
        <div className="pe-gallery-strip">
          <PictureCarousel label={label} pictures={pictures} open={setShown} />
        </div>
      )}
      {shown !== undefined && <PictureViewer title={label} pictures={pictures} start={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
