import { useLayoutEffect } from 'react'
import { takeEscape } from '../../core/escape.ts'
import { useHost } from './host.ts'

/** Takes Escape while `onEscape` is given. Give it only while the field that it changes has the focus. */
export function useEscape(onEscape: (() => void) | undefined): void {
  const host = useHost()
  useLayoutEffect(() => onEscape && takeEscape({ element: host, host, onEscape }))
}
