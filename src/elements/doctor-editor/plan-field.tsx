import { useStore } from '@nanostores/react'
import { isPlan, plans } from '../../core/contract/subscriptions.ts'
import { $doctorEditorMessages, $planChangeMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { $loadErrorMessages } from '../../core/i18n/parts/load-errors.ts'
import { $planLabels } from '../../core/i18n/parts/plans.ts'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/form/fields/field.tsx'
import { Select } from '../ui/form/fields/select.tsx'
import { useFinishedChoice } from '../ui/form/finished-choice.ts'
import type { PlanChange } from './use-plan-change.ts'

/** Select for the plan. A finished choice opens the dialog; the old plan stays selected until it is confirmed. */
export function PlanField({ change: { selected, unsaved, ask, send } }: { change: PlanChange }) {
  const messages = useStore($doctorEditorMessages)
  const { notSaved } = useStore($planChangeMessages)
  const { retry } = useStore($loadErrorMessages)
  const labels = useStore($planLabels)
  const choice = useFinishedChoice(selected, (plan) => isPlan(plan) && ask(plan))
  return (
    <>
      <Field label={messages.plan} messageKind="warning" message={unsaved && notSaved}>
        <Select {...choice}>
          {!isPlan(selected) && <option value={selected}>{labels.unknown}</option>}
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {labels[plan]}
            </option>
          ))}
        </Select>
      </Field>
      {unsaved && (
        <Button look="outline" onClick={() => send(unsaved)}>
          <span>{retry}</span>
        </Button>
      )}
    </>
  )
}
