import { useStore } from '@nanostores/react'
import { isConflict } from '../../core/api/api-error.ts'
import { $doctorEditorMessages, $planChangeMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { $draftMessages } from '../../core/i18n/parts/drafts.ts'
import { $formMessages } from '../../core/i18n/parts/form.ts'
import { $loadErrorMessages } from '../../core/i18n/parts/load-errors.ts'
import { $planLabels, planName } from '../../core/i18n/parts/plans.ts'
import type { PlanChangeStep } from '../../core/plan-change.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Spinner } from '../ui/feedback/loading/spinner.tsx'
import type { PlanChange } from './use-plan-change.ts'

interface PlanDialogProps extends Pick<PlanChange, 'send' | 'close'> {
  step: PlanChangeStep
  saved: string
}

// Each stage removes the control that had the focus.
const takeFocus = (part: HTMLElement | null) => part?.focus()

/** One dialog for all stages, from question to result. It can't be closed while the request runs. */
export function PlanDialog({ step: { plan, stage, failure, sessionRestored }, saved, send, close }: PlanDialogProps) {
  const messages = useStore($planChangeMessages)
  const { retry } = useStore($loadErrorMessages)
  const { cancel, close: closeLabel, conflict } = useStore($formMessages)
  const { plan: planLabel } = useStore($doctorEditorMessages)
  const labels = useStore($planLabels)
  const { signedInAgain } = useStore($draftMessages)
  const actions = {
    asking: (
      <>
        <Button look="outline" onClick={close}>
          <span>{cancel}</span>
        </Button>
        <Button look="primary" onClick={() => send(plan)}>
          <span>{messages.confirm}</span>
        </Button>
      </>
    ),
    processing: null,
    done: (
      <Button buttonRef={takeFocus} look="primary" onClick={close}>
        <span>{closeLabel}</span>
      </Button>
    ),
    failed: (
      <>
        <Button look="outline" onClick={close}>
          <span>{closeLabel}</span>
        </Button>
        <Button buttonRef={takeFocus} look="primary" onClick={() => send(plan)}>
          <span>{retry}</span>
        </Button>
      </>
    ),
  }

  return (
    <Dialog
      role="alertdialog"
      title={messages[stage]}
      text={<p role="status">{sessionRestored ? signedInAgain : isConflict(failure) ? conflict : messages[`${stage}Text`]}</p>}
      onClose={stage === 'processing' ? undefined : close}
      actions={actions[stage]}
    >
      {stage === 'processing' && <Spinner spinnerRef={takeFocus} label={messages.processing} />}
      {isConflict(failure) && (
        <p>
          {planLabel}: <bdi>{planName(labels, saved)}</bdi>
        </p>
      )}
    </Dialog>
  )
}
