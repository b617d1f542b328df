import { useEffect } from 'react'
import { useEmit } from './host.ts'

/** Events of every element that shows one person. */
export interface RecordEvents {
  /** Fires when the person's name is on screen, and again when it changes. A page can use it as its title. */
  'record-load': { name: string }
}

/** Fires `record-load` for the name on screen. */
export function useRecordName(name: string): void {
  const emit = useEmit<RecordEvents>()
  useEffect(() => {
    emit('record-load', { name })
  }, [emit, name])
}
