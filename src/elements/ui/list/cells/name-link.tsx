import type { Id } from '../../../../core/contract/as-read.ts'
import { dash } from '../../../../core/format.ts'
import type { LinkTarget } from '../../../../core/links.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { ElementLink } from '../../controls/element-link.tsx'
import css from './name-link.css?inline'

setStyles('name-link', css)

/** Title of a row, linked to its screen. Only the name if the id is unknown. */
export function NameLink({ to, id, name }: { to: LinkTarget; id: Id | null; name: string }) {
  const shown = <bdi>{name || dash}</bdi>
  if (id === null) return shown
  return (
    <ElementLink to={to} id={id} className="pe-name-link" label={name || undefined}>
      {shown}
    </ElementLink>
  )
}
