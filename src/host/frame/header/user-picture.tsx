import { useState } from 'react'
import { refreshCurrentUser } from '../../../core/admins.ts'
import { initialsOf } from '../../../core/format.ts'
import { pictureRenewal } from '../../../core/resources/picture-renewal.ts'
import './user-picture.css'

const renewal = pictureRenewal(() => {
  refreshCurrentUser().catch((error: unknown) => console.error(error))
})

interface UserPictureProps {
  name: string
  url: string | null
}

/**
 * Renders a round picture, or the initials if there is no picture or it fails to load.
 * Hidden from screen readers, which read the name beside it.
 */
export function UserPicture({ name, url }: UserPictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="user-picture" aria-hidden="true">
      {url && url !== broken ? (
        <img
          src={url}
          alt=""
          width={36}
          height={36}
          onLoad={() => renewal.loaded(url)}
          onError={() => {
            setBroken(url)
            renewal.failed(url)
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
