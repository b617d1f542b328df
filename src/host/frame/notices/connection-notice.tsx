import { useStore } from '@nanostores/react'
import { useTransition } from 'react'
import { refreshCurrentUser } from '../../../core/admins.ts'
import { $connection } from '../../../core/api/connection.ts'
import { $loadErrorMessages } from '../../../core/i18n/parts/load-errors.ts'
import { Icon } from '../../parts/icon.tsx'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import './connection-notice.css'

/**
 * Shows that the server is unreachable. Covers the footer, so that the layout does not move.
 * Failed requests are repeated as soon as the server is back.
 */
export function ConnectionNotice() {
  const connection = useStore($connection)
  const words = useStore($frameMessages)
  const { retry } = useStore($loadErrorMessages)
  const [retrying, startRetry] = useTransition()

  const tryAgain = () =>
    startRetry(async () => {
      // Any response proves that the server is reachable. The data on screen is then revalidated.
      await refreshCurrentUser().catch((error: unknown) => console.error(error))
    })

  return (
    <div className="connection" role="status">
      {connection !== 'up' && (
        <div className="connection-notice">
          <Icon name="offline" />
          <span>{words[connection]}</span>
          <button type="button" className="button" aria-busy={retrying} onClick={tryAgain}>
            {retry}
          </button>
        </div>
      )}
    </div>
  )
}
