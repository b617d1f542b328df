import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $loadErrorMessages } from '../../../core/messages/load-errors.ts'
import { focusHome } from '../../runtime/focus-home.ts'
import { useHost } from '../../runtime/host.ts'
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
  const host = useHost()

  // The button goes with the notice, whatever comes of it.
  function tryAgain(): void {
    focusHome(host)?.focus({ preventScroll: true })
    retry?.()
  }

  return (
    <div className="pe-notice" role="alert" part="notice">
      <p>{message}</p>
      {retry && (
        <LightButton look="outline" onClick={tryAgain}>
          <span>{retryLabel}</span>
        </LightButton>
      )}
      {children}
    </div>
  )
}
