import { useState } from 'react'
import { initialsOf } from '../../../core/format.ts'
import { listedPictures } from '../../../core/resources/picture-renewal.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './picture.css?inline'

setStyles('picture', css)

interface PictureProps {
  name: string
  url: string | null
}

/** Round picture of 50 px, or the initials without one. Hidden from screen readers, because the name is beside it. */
export function Picture({ name, url }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!url || url === broken)
    return (
      <span className="pe-picture" part="picture" aria-hidden="true">
        {initialsOf(name)}
      </span>
    )
  return (
    // Key: otherwise the old picture stays beside a new name until the new one has loaded.
    <img
      key={url}
      className="pe-picture"
      part="picture"
      src={url}
      alt=""
      width={50}
      height={50}
      onLoad={() => listedPictures.loaded(url)}
      onError={() => {
        setBroken(url)
        listedPictures.failed(url)
      }}
    />
  )
}
