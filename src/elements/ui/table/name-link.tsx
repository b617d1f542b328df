import type { LinkTarget } from '../../../core/links.ts'
import { ElementLink } from '../link/element-link.tsx'

/** The title of a row as a link to its screen. */
export function NameLink({ to, id, name }: { to: LinkTarget; id: number; name: string }) {
  return (
    <ElementLink to={to} id={id} className="pe-name-link" label={name}>
      <bdi>{name}</bdi>
    </ElementLink>
  )
}
