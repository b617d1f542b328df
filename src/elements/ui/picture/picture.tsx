import { useState } from 'react'
import { initialsOf } from '../../../core/format.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './picture.css?inline'

setStyles('picture', css)

interface PictureProps {
  name: string
  url: string | null
}

/** A round picture of 50 px; the initials where there is none. The name stands beside it, so it needs no words of its own. */
export function Picture({ name, url }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="pe-picture" part="picture" aria-hidden="true">
      {/* Keyed: a picture stays until another has come, and would stand beside another's name. */}
      {url && url !== broken ? <img key={url} src={url} alt="" width={50} height={50} onError={() => setBroken(url)} /> : initialsOf(name)}
    </span>
  )
}
