import type { ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Picture } from '../../picture/picture.tsx'
import css from './identity.css?inline'

setStyles('identity', css)

interface IdentityProps {
  name: string
  /** Undefined if a separate field shows the picture. */
  picture?: string | null
  /** Text below the name. */
  role?: string
  children?: ReactNode
}

export function Identity({ name, picture, role, children }: IdentityProps) {
  return (
    <div className="pe-identity" part="identity">
      {picture !== undefined && <Picture name={name} url={picture} />}
      <div className="pe-identity-words">
        <h2 className="pe-identity-name" part="name">
          <bdi>{name}</bdi>
        </h2>
        {role && <p className="pe-identity-role">{role}</p>}
      </div>
      {children}
    </div>
  )
}
