import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $loadErrorMessages } from '../../../../core/i18n/parts/load-errors.ts'
import { focusHome } from '../../../runtime/focus-home.ts'
import { useHost } from '../../../runtime/host.ts'
import { Button } from '../../controls/button.tsx'
import { State } from '../state/state.tsx'

interface NoticeProps {
  /** Heading above the message. */
  title?: string
  message: string
  retry?: () => void
  children?: ReactNode
}

/** Message in place of content that failed to load. */
export function Notice({ title, message, retry, children }: NoticeProps) {
  const { retry: retryLabel } = useStore($loadErrorMessages)
  const host = useHost()

  // Retry removes the notice with its button, so the focus moves first.
  function tryAgain(): void {
    focusHome(host)?.focus({ preventScroll: true })
    retry?.()
  }

  return (
    <State icon={<WarningRegular aria-hidden="true" />} title={title ?? message} reason={title && message} role="alert" part="notice">
      {retry && (
        <Button look="outline" onClick={tryAgain}>
          <span>{retryLabel}</span>
        </Button>
      )}
      {children}
    </State>
  )
}
