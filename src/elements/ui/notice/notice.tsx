import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $loadErrorMessages } from '../../../core/messages/load-errors.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { LightButton } from '../button/light-button.tsx'
import css from './notice.css?inline'

setStyles('notice', css)

interface NoticeProps {
  message: string
  retry?: () => void
  /** Other ways on, beside Retry. */
  children?: ReactNode
}

/** What failed, in plain words, in the place of what it was about. */
export function Notice({ message, retry, children }: NoticeProps) {
  const { retry: retryLabel } = useStore($loadErrorMessages)
  return (
    <div className="pe-notice" role="alert" part="notice">
      <p>{message}</p>
      {retry && (
        <LightButton look="outline" onClick={retry}>
          <span>{retryLabel}</span>
        </LightButton>
      )}
      {children}
    </div>
  )
}
