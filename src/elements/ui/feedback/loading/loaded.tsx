import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import type { Resource } from '../../../../core/resources/resource.ts'
import { loadErrorNotice, loadErrorOf } from '../../../runtime/load-error.ts'
import { useLoadState } from '../../../runtime/use-load-state.ts'
import { Notice } from '../notice/notice.tsx'
import { Loading } from './loading.tsx'

interface LoadedProps<Data> {
  $resource: Resource<Data>
  /** Link away from a resource that does not exist. */
  wayBack?: ReactNode
  /** Placeholder in the shape of the content; default 'Loading...'. */
  skeleton?: ReactNode
  /** True if the data only decides what to render: its arrival then does not fire `ready`. */
  isBeforehand?: boolean
  children: (data: Data) => ReactNode
}

/** Renders a resource: a placeholder while it loads, a notice with Retry if it fails. A reload keeps the data on screen. */
export function Loaded<Data>({ $resource, wayBack, skeleton = <Loading />, isBeforehand = false, children }: LoadedProps<Data>) {
  const { data, error } = useStore($resource)
  const messages = useStore($loadErrorMessages)
  useLoadState(data !== undefined && !isBeforehand, error)
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  const texts = loadErrorNotice(messages, error)
  if (loadErrorOf(error) === 'not-found') return <Notice {...texts}>{wayBack}</Notice>
  return <Notice {...texts} retry={$resource.retry} />
}
