import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useStore } from '@nanostores/react'
import { useId, useState, type KeyboardEvent } from 'react'
import { $galleryMessages } from '../../../../core/i18n/parts/gallery.ts'
import { useThemedRoot } from '../../../runtime/themed-root.tsx'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import type { GalleryItem } from './gallery-picture.tsx'
import { PictureOrNotice } from './picture-or-notice.tsx'

interface PictureViewerProps {
  title: string
  pictures: GalleryItem[]
  /** Index of the first picture to show. */
  start: number
  onClose: () => void
}

/** Dialog that shows one picture at a time. Arrow keys change the picture, Home and End jump to the ends, Escape closes. */
export function PictureViewer({ title, pictures, start, onClose }: PictureViewerProps) {
  const messages = useStore($galleryMessages)
  const forward = useThemedRoot().dir === 'rtl' ? -1 : 1
  const [index, setIndex] = useState(start)
  const pictureId = useId()
  const last = pictures.length - 1
  const picture = pictures[index]
  const turn = (step: number) => setIndex(Math.min(Math.max(index + step, 0), last))

  function turnByKey(event: KeyboardEvent): void {
    const step = { ArrowRight: forward, ArrowLeft: -forward, Home: -last, End: last }[event.key]
    if (step === undefined) return
    event.preventDefault()
    turn(step)
  }

  return (
    <Dialog
      title={title}
      size="large"
      describedBy={pictureId}
      onClose={onClose}
      wrap={(parts) => <div onKeyDown={turnByKey}>{parts}</div>}
      actions={
        pictures.length > 1 && (
          <>
            <span className="pe-viewer-position" role="status">
              <bdi>{messages.position({ number: index + 1, total: pictures.length })}</bdi>
            </span>
            <Button
              look="outline"
              icon={<ChevronLeft20Regular className="pe-mirrored" />}
              aria-label={messages.previous}
              off={index === 0}
              onClick={() => turn(-1)}
            />
            <Button
              look="outline"
              icon={<ChevronRight20Regular className="pe-mirrored" />}
              aria-label={messages.next}
              off={index === last}
              onClick={() => turn(1)}
            />
          </>
        )
      }
    >
      <div id={pictureId} className="pe-viewer-picture">
        {picture && <PictureOrNotice key={index} picture={picture} loading="eager" />}
      </div>
    </Dialog>
  )
}
