import { Button, Spinner } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import type { Plan } from '../../core/contract/subscriptions.ts'
import { $planChangeMessages } from '../../core/messages/doctor-editor.ts'
import { $formMessages } from '../../core/messages/form.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import type { PlanChange, Stage } from './plan-change.ts'

interface PlanDialogProps extends Pick<PlanChange, 'send' | 'close'> {
  plan: Plan
  stage: Stage
}

// What had the focus goes away from stage to stage.
const takeFocus = (part: HTMLElement | null) => part?.focus()

/** One dialog from the question to the outcome. While the server is asked, nothing closes it. */
export function PlanDialog({ plan, stage, send, close }: PlanDialogProps) {
  const messages = useStore($planChangeMessages)
  const { cancel, close: closeLabel } = useStore($formMessages)
  const actions = {
    asking: (
      <>
        <Button onClick={close}>{cancel}</Button>
        <Button appearance="primary" onClick={() => send(plan)}>
          {messages.confirm}
        </Button>
      </>
    ),
    processing: null,
    done: (
      <Button ref={takeFocus} appearance="primary" onClick={close}>
        {closeLabel}
      </Button>
    ),
    failed: (
      <>
        <Button onClick={close}>{closeLabel}</Button>
        <Button ref={takeFocus} appearance="primary" onClick={() => send(plan)}>
          {messages.retry}
        </Button>
      </>
    ),
  }

  return (
    <Dialog title={messages[stage]} onClose={stage === 'processing' ? undefined : close} actions={actions[stage]}>
      {stage === 'processing' && <Spinner ref={takeFocus} tabIndex={0} aria-label={messages.processing} />}
      <p role="status">{messages[`${stage}Text`]}</p>
    </Dialog>
  )
}
