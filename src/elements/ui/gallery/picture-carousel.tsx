import { Carousel, CarouselCard, CarouselNav, CarouselNavButton, CarouselSlider, CarouselViewport } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { $galleryMessages } from '../../../core/messages/gallery.ts'
import '../../runtime/focus.ts'
import { GalleryPicture, type GalleryItem } from './gallery-picture.tsx'

/** Slides that show at once, §9. */
const slides = 3

interface PictureCarouselProps {
  label: string
  pictures: GalleryItem[]
  open: (index: number) => void
}

/** Fluent's carousel: dots, no arrows, §2. */
export function PictureCarousel({ label, pictures, open }: PictureCarouselProps) {
  const messages = useStore($galleryMessages)
  const groups = Math.ceil(pictures.length / slides)
  const groupLabel = (group: number) => {
    const from = group * slides + 1
    const to = Math.min(from + slides - 1, pictures.length)
    return from === to ? messages.lastGroup({ from }) : messages.group({ from, to })
  }
  return (
    <Carousel
      className="pe-carousel"
      aria-label={label}
      groupSize={slides}
      align="start"
      draggable
      motion={{ kind: 'slide', duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 25 }}
      announcement={groupLabel}
    >
      <CarouselViewport>
        <CarouselSlider className="pe-carousel-slider">
          {pictures.map((picture, index) => (
            <CarouselCard key={picture.alt} autoSize className="pe-carousel-card">
              <GalleryPicture picture={picture} open={() => open(index)} />
            </CarouselCard>
          ))}
        </CarouselSlider>
      </CarouselViewport>
      {groups > 1 && (
        <CarouselNav className="pe-carousel-dots">{(group) => <CarouselNavButton aria-label={groupLabel(group)} />}</CarouselNav>
      )}
    </Carousel>
  )
}
