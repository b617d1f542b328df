import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import { useEmit, type CommonEvents } from '../../../runtime/host.ts'
import { Notice } from './notice.tsx'

/** Shows a notice about a missing or invalid attribute and fires `load-error`. Does not throw. */
export function Misconfigured({ message, children }: { message: string; children?: ReactNode }) {
  const { failed } = useStore($loadErrorMessages)
  const emit = useEmit<CommonEvents>()
  useEffect(() => {
    emit('load-error', { code: 'config', message })
  }, [emit, message])
  return (
    <Notice title={failed} message={message}>
      {children}
    </Notice>
  )
}
