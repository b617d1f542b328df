import type { Id } from '../../../../core/contract/as-read.ts'
import type { LinkTarget } from '../../../../core/links.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { ElementLink } from '../../controls/element-link.tsx'
import css from './row-link.css?inline'

setStyles('row-link', css)

interface RowLinkProps {
  to: LinkTarget
  id: Id
  /** Text beside the icon. Narrow tables show only the icon, with `description` as tooltip. */
  label: string
  /** Accessible name with action and row. Starts with the label. */
  description: string
  icon: 'edit' | 'view' | 'history'
}

/** Row action that opens another screen: a real link that looks like a button. */
export function RowLink({ to, id, label, description, icon }: RowLinkProps) {
  return <ElementLink to={to} id={id} className={`pe-row-link pe-row-link-${icon}`} label={description} text={label} />
}
