import { useState, type ReactNode } from 'react'
import type { Id } from '../../../core/contract/as-read.ts'
import { idOf } from '../../../core/encoded-id.ts'
import type { Resource } from '../../../core/resource.ts'
import { Misconfigured } from '../notice/misconfigured.tsx'
import { Loaded } from './loaded.tsx'

interface Details<Data> {
  create: (id: Id) => Resource<Data>
  /** Leads away from something that is not there. */
  wayBack: ReactNode
  children: (data: Data, id: Id) => ReactNode
}

interface LoadedByIdProps<Data> extends Details<Data> {
  /** As the attribute says it. */
  id: string | undefined
  /** What is said where that is no id. */
  badId: string
}

/** The details of what an attribute names by its id; another id begins anew. */
export function LoadedById<Data>({ id: text, badId, ...details }: LoadedByIdProps<Data>) {
  const id = idOf(text ?? '')
  return id !== undefined ? <DetailsOf key={id} id={id} {...details} /> : <Misconfigured message={badId}>{details.wayBack}</Misconfigured>
}

function DetailsOf<Data>({ id, create, wayBack, children }: Details<Data> & { id: Id }) {
  const [$details] = useState(() => create(id))
  return (
    <Loaded $resource={$details} wayBack={wayBack}>
      {(data) => children(data, id)}
    </Loaded>
  )
}
