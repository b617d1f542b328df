import type { ReactNode } from 'react'
import type { Id } from '../../../../core/contract/as-read.ts'
import { dash } from '../../../../core/format.ts'
import type { LinkTarget } from '../../../../core/links.ts'
import { ElementLink } from '../../controls/element-link.tsx'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Picture } from '../../picture/picture.tsx'
import css from './identity.css?inline'
import { Heading } from '../heading.tsx'

setStyles('identity', css)

interface IdentityProps {
  name: string
  /** Number of levels of the name's heading below the element's first one. */
  below?: number
  /** Screen that the name leads to. */
  link?: { to: LinkTarget; id: Id }
  /** Undefined if a separate field shows the picture. */
  picture?: string | null
  /** Text below the name. */
  role?: string
  /** Beside the name. */
  badges?: ReactNode
  /** Actions, at the end. */
  children?: ReactNode
}

export function Identity({ name, below = 0, link, picture, role, badges, children }: IdentityProps) {
  // A link needs a text.
  const shown = <bdi>{name || (link && dash)}</bdi>
  return (
    <div className="pe-identity" part="identity">
      {picture !== undefined && <Picture name={name} url={picture} />}
      <div className="pe-identity-words">
        <div className="pe-identity-line">
          <Heading below={below} className="pe-identity-name" part="name">
            {link ? <ElementLink {...link}>{shown}</ElementLink> : shown}
          </Heading>
          {badges}
        </div>
        {role && <p className="pe-identity-role">{role}</p>}
      </div>
      {children && <div className="pe-identity-actions">{children}</div>}
    </div>
  )
}
