import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { $galleryMessages } from '../../../../core/i18n/parts/gallery.ts'
import { isMotionReduced } from '../../../../core/theme/theme.ts'
import { OneTabStop } from '../../controls/one-tab-stop.tsx'
import { GalleryPicture, type GalleryItem } from './gallery-picture.tsx'

/** Number of pictures that show at once, §9. */
const slides = 3

interface PictureCarouselProps {
  label: string
  pictures: GalleryItem[]
  open: (index: number) => void
}

/** Strip with scroll snap: three slides, dots, no arrows, §2. Pictures and dots are one Tab stop. */
export function PictureCarousel({ label, pictures, open }: PictureCarouselProps) {
  const messages = useStore($galleryMessages)
  const carousel = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const groups = Math.ceil(pictures.length / slides)
  const groupLabel = (group: number) => {
    const from = group * slides + 1
    const to = Math.min(from + slides - 1, pictures.length)
    return from === to ? messages.lastGroup({ from }) : messages.group({ from, to })
  }

  function showGroup(group: number): void {
    const [first, target] = [0, group * slides].map((index) => strip.current?.children[index] as HTMLElement | undefined)
    if (first && target)
      strip.current?.scrollTo({ left: target.offsetLeft - first.offsetLeft, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  }

  function followScroll(): void {
    if (!strip.current) return
    const { scrollWidth, clientWidth, scrollLeft } = strip.current
    // `scrollLeft` is negative in right-to-left layouts.
    const scrolled = Math.abs(scrollLeft)
    const isAtEnd = scrolled >= scrollWidth - clientWidth - 1
    setCurrent(isAtEnd ? groups - 1 : Math.round(scrolled / clientWidth))
  }

  return (
    <div className="pe-carousel" role="group" aria-label={messages.pictures({ what: label })} ref={carousel}>
      <OneTabStop group={carousel} parts="button" />
      <div ref={strip} className="pe-carousel-strip" onScroll={followScroll}>
        {pictures.map((picture, index) => (
          <div key={picture.alt} className="pe-carousel-slide">
            <GalleryPicture picture={picture} open={() => open(index)} />
          </div>
        ))}
      </div>
      {groups > 1 && (
        <div className="pe-carousel-dots">
          {Array.from({ length: groups }, (_, group) => (
            <button
              key={group}
              type="button"
              className="pe-carousel-dot"
              aria-label={groupLabel(group)}
              aria-current={group === current}
              onClick={() => showGroup(group)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
