import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $loadErrorMessages } from '../../../core/messages/load-errors.ts'
import type { Resource } from '../../../core/resource.ts'
import { loadErrorOf } from '../../runtime/load-error.ts'
import { useLoadState } from '../../runtime/load-state.ts'
import { Notice } from '../notice/notice.tsx'
import { Loading } from './loading.tsx'

interface LoadedProps<Data> {
  $resource: Resource<Data>
  /** Leads away from something that is not there. */
  wayBack?: ReactNode
  /** In the shape of what comes; 'Loading...' otherwise. */
  skeleton?: ReactNode
  /** Only decides what is shown, so that the element is not ready with it. */
  isBeforehand?: boolean
  children: (data: Data) => ReactNode
}

/** The details that a screen is about: 'Loading...' until they arrive, a notice with Retry if they don't. Reading them anew takes nothing off the screen. */
export function Loaded<Data>({ $resource, wayBack, skeleton = <Loading />, isBeforehand = false, children }: LoadedProps<Data>) {
  const { data, error } = useStore($resource)
  const messages = useStore($loadErrorMessages)
  useLoadState(data !== undefined && !isBeforehand, error)
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  const code = loadErrorOf(error)
  if (code === 'not-found') return <Notice message={messages[code]}>{wayBack}</Notice>
  return <Notice message={messages[code]} retry={$resource.retry} />
}
