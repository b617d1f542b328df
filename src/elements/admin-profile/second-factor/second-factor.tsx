import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $loadErrorMessages } from '../../../core/i18n/parts/load-errors.ts'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { canCreatePasskeys } from '../../../core/passkeys.ts'
import { secondFactorResource } from '../../../core/second-factor.ts'
import { loadErrorNotice, loadErrorOf } from '../../runtime/load-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card/card.tsx'
import { lazyPart } from '../../ui/feedback/loading/lazy-part.tsx'
import { Loading } from '../../ui/feedback/loading/loading.tsx'
import { Notice } from '../../ui/feedback/notice/notice.tsx'
import type { FactorChange } from './factor-dialog.tsx'
import { FactorsTable } from './factors-table.tsx'

const FactorDialog = lazyPart(
  () => import('./factor-dialog.tsx'),
  ({ FactorDialog }) => FactorDialog,
)

/** The admin's second factors: authenticator app, passkeys and recovery codes. Nothing for a backend without the call. */
export function SecondFactor() {
  const messages = useStore($secondFactorMessages)
  const errors = useStore($loadErrorMessages)
  const [$factors] = useState(secondFactorResource)
  const { data: factors, error } = useStore($factors)
  const [change, setChange] = useState<FactorChange>()

  if (!factors && error && loadErrorOf(error) === 'not-found') return null
  return (
    <Card
      title={messages.title}
      isFocusHome
      actions={
        factors &&
        canCreatePasskeys() && (
          <Button look="outline" icon={<Add20Regular />} onClick={() => setChange({ name: 'add-passkey' })}>
            <span>{messages.addPasskey}</span>
          </Button>
        )
      }
    >
      <div className="pe-stack">
        <p>
          {messages.hint} {factors?.required && messages.required}
        </p>
        {factors ? (
          <FactorsTable factors={factors} onChange={setChange} />
        ) : error ? (
          <Notice {...loadErrorNotice(errors, error)} retry={$factors.retry} />
        ) : (
          <Loading />
        )}
      </div>
      {change && <FactorDialog change={change} onClose={() => setChange(undefined)} />}
    </Card>
  )
}
