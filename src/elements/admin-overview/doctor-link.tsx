import type { Id } from '../../core/contract/as-read.ts'
import { dash } from '../../core/format.ts'
import { ElementLink } from '../ui/controls/element-link.tsx'

export function DoctorLink({ id, name }: { id: Id | null; name: string }) {
  const text = <bdi>{name || dash}</bdi>
  return id === null ? (
    text
  ) : (
    <ElementLink to="doctor" id={id}>
      {text}
    </ElementLink>
  )
}
