import { useEffect } from 'react'
import { useEmit, useReady, type CommonEvents } from './host.ts'
import { loadErrorOf, pathOf } from './load-error.ts'

/** Fires `ready` with the first content and `load-error` whenever loading fails. */
export function useLoadState(ready: boolean, error: Error | undefined): void {
  const emit = useEmit<CommonEvents>()
  useReady(ready)
  useEffect(() => {
    if (error) emit('load-error', { code: loadErrorOf(error), message: error.message, ...pathOf(error) })
  }, [error, emit])
}
