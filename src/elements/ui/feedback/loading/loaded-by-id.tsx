import { useState, type ReactNode } from 'react'
import type { Id } from '../../../../core/contract/as-read.ts'
import { idOf } from '../../../../core/ids.ts'
import type { Resource } from '../../../../core/resources/resource.ts'
import { Misconfigured } from '../notice/misconfigured.tsx'
import { Loaded } from './loaded.tsx'

interface Details<Data> {
  create: (id: Id) => Resource<Data>
  /** Link away from a resource that does not exist. */
  wayBack: ReactNode
  children: (data: Data, id: Id) => ReactNode
}

interface LoadedByIdProps<Data> extends Details<Data> {
  id: string | undefined
  /** Message for an invalid id. */
  badId: string
}

/** Loads and renders the resource of an id attribute. Another id remounts it. */
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
