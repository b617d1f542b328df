import { SignOut20Regular } from '@fluentui/react-icons/headless/svg/sign-out'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OwnSession } from '../../core/contract/own-sessions.ts'
import { deviceOf } from '../../core/device-name.ts'
import { formatTime } from '../../core/format.ts'
import { $loadErrorMessages } from '../../core/i18n/parts/load-errors.ts'
import { $ownSessionsMessages } from '../../core/i18n/screens/own-sessions.ts'
import { endOtherSessions, endOwnSession, ownSessionsResource } from '../../core/own-sessions.ts'
import { focusHome } from '../runtime/focus-home.ts'
import { useHost } from '../runtime/host.ts'
import { loadErrorNotice, loadErrorOf } from '../runtime/load-error.ts'
import { Button } from '../ui/controls/button.tsx'
import { Badge } from '../ui/display/badge/badge.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { Loading } from '../ui/feedback/loading/loading.tsx'
import { Notice } from '../ui/feedback/notice/notice.tsx'
import { notify } from '../ui/feedback/toast/notify.ts'
import { useFailureWords } from '../ui/form/failure-text.ts'
import { RowAction } from '../ui/list/cells/row-action.tsx'
import { ShortTable } from '../ui/list/short-table/short-table.tsx'

/** The admin's open sessions, to end one or all others. Nothing for a backend without the call. */
export function OwnSessions() {
  const messages = useStore($ownSessionsMessages)
  const errors = useStore($loadErrorMessages)
  const wordsOf = useFailureWords()
  const host = useHost()
  const [$sessions] = useState(ownSessionsResource)
  const { data: sessions, error } = useStore($sessions)
  const [isBusy, setBusy] = useState(false)
  const device = ({ user_agent }: OwnSession) => {
    const names = deviceOf(user_agent)
    return names ? messages.browserOn(names) : messages.unknownDevice
  }

  async function end(request: () => Promise<void>, done: string) {
    if (isBusy) return
    setBusy(true)
    const card = host.shadowRoot?.activeElement?.closest('.pe-card')
    try {
      await request()
      // The pressed button goes with its session.
      focusHome(host, card)?.focus({ preventScroll: true })
      notify('success', done)
    } catch (failure) {
      notify('error', wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }

  if (!sessions && error && loadErrorOf(error) === 'not-found') return null
  return (
    <Card
      title={messages.title}
      isFocusHome
      actions={
        sessions &&
        sessions.length > 1 && (
          <Button look="outline" off={isBusy} onClick={() => void end(endOtherSessions, messages.othersEnded)}>
            <span>{messages.endOthers}</span>
          </Button>
        )
      }
    >
      {sessions ? (
        <ShortTable
          label={messages.title}
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'device',
              label: messages.device,
              kind: 'title',
              cell: (session) => <bdi aria-description={session.user_agent ?? undefined}>{device(session)}</bdi>,
            },
            { key: 'address', label: messages.address, folds: 'middle', text: ({ address }) => address },
            { key: 'use', label: messages.lastUse, text: ({ usedAt }) => formatTime(Date.parse(usedAt)) },
            {
              key: 'actions',
              label: messages.actions,
              kind: 'actions',
              cell: (session) => (
                <div className="pe-actions">
                  {session.is_current ? (
                    <Badge color="success">{messages.current}</Badge>
                  ) : (
                    <RowAction
                      label={messages.end}
                      description={messages.endOf({ device: device(session) })}
                      icon={<SignOut20Regular />}
                      busy={isBusy}
                      onClick={() => void end(() => endOwnSession(session.id), messages.ended({ device: device(session) }))}
                    />
                  )}
                </div>
              ),
            },
          ]}
        />
      ) : error ? (
        <Notice {...loadErrorNotice(errors, error)} retry={$sessions.retry} />
      ) : (
        <Loading />
      )}
    </Card>
  )
}
