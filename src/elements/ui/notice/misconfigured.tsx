import { useEffect, type ReactNode } from 'react'
import { useEmit, type CommonEvents } from '../../runtime/host.ts'
import { Notice } from './notice.tsx'

/** An attribute is missing or can't be understood: said in the element and by `load-error`, not thrown at the page. */
export function Misconfigured({ message, children }: { message: string; children?: ReactNode }) {
  const emit = useEmit<CommonEvents>()
  useEffect(() => {
    emit('load-error', { code: 'config', message })
  }, [emit, message])
  return <Notice message={message}>{children}</Notice>
}
