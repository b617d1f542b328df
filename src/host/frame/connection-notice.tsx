import { useStore } from '@nanostores/react'
import { useTransition } from 'react'
import { refreshCurrentUser } from '../../core/admins.ts'
import { $connection } from '../../core/connection.ts'
import { $loadErrorMessages } from '../../core/messages/load-errors.ts'
import { Icon } from '../icon.tsx'
import { $frameMessages } from '../messages/frame.ts'
import './connection-notice.css'

/** Says that the server is out of reach, over the footer so that nothing moves. What failed is read again as soon as it is back. */
export function ConnectionNotice() {
  const connection = useStore($connection)
  const words = useStore($frameMessages)
  const { retry } = useStore($loadErrorMessages)
  const [retrying, startRetry] = useTransition()

  const tryAgain = () =>
    startRetry(async () => {
      // Whatever its answer, it tells whether the server is back. What is on screen is then read anew.
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
