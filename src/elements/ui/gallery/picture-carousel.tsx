import { Carousel, CarouselCard, CarouselSlider, CarouselViewport } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { $galleryMessages } from '../../../core/messages/gallery.ts'
import { isMotionReduced } from '../../../core/theme/theme.ts'
import '../../runtime/focus.ts'
import { inFluent } from '../fluent/in-fluent.tsx'
import { CarouselDots } from './carousel-dots.tsx'
import { GalleryPicture, type GalleryItem } from './gallery-picture.tsx'
import { slides } from './slides.ts'

interface PictureCarouselProps {
  label: string
  pictures: GalleryItem[]
  open: (index: number) => void
}

/** Fluent's carousel: dots, no arrows, §2. */
export const PictureCarousel = inFluent(function PictureCarousel({ label, pictures, open }: PictureCarouselProps) {
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
      aria-label={messages.pictures({ what: label })}
      groupSize={slides}
      align="start"
      draggable
      motion={{ kind: 'slide', duration: isMotionReduced() ? 0 : 25 }}
      announcement={groupLabel}
    >
      <CarouselViewport>
        <CarouselSlider>
          {pictures.map((picture, index) => (
            <CarouselCard key={picture.alt} autoSize role={groups > 1 ? 'tabpanel' : 'presentation'} className="pe-carousel-card">
              <GalleryPicture picture={picture} open={() => open(index)} />
            </CarouselCard>
          ))}
        </CarouselSlider>
      </CarouselViewport>
      {groups > 1 && <CarouselDots labelOf={groupLabel} />}
    </Carousel>
  )
})
