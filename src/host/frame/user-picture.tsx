import { useState } from 'react'
import { initialsOf } from '../../core/format.ts'
import './user-picture.css'

interface UserPictureProps {
  name: string
  url: string | null
}

/** A round picture; the initials where there is none or it can't be shown. The name stands beside it. */
export function UserPicture({ name, url }: UserPictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="user-picture" aria-hidden="true">
      {url && url !== broken ? <img src={url} alt="" width={36} height={36} onError={() => setBroken(url)} /> : initialsOf(name)}
    </span>
  )
}
