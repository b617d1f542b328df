import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'
import type { ListView } from '../../core/list.ts'
import { loadErrorOf } from './load-error.ts'
import { useEmit, useReady, type CommonEvents } from './host.ts'

/** Fires `ready` with the first rows and `load-error` whenever loading fails. */
export function useLoadState<Item>($view: ReadableAtom<ListView<Item>>): void {
  const { page, error } = useStore($view)
  const emit = useEmit<CommonEvents>()
  useReady(page !== undefined)
  useEffect(() => {
    if (error !== undefined) emit('load-error', { code: loadErrorOf(error), message: error.message })
  }, [error, emit])
}
