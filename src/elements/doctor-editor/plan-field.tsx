import { Button, Select } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import { isPlan, plans } from '../../core/contract/subscriptions.ts'
import { $doctorEditorMessages, $planChangeMessages } from '../../core/messages/doctor-editor.ts'
import { $loadErrorMessages } from '../../core/messages/load-errors.ts'
import { $planLabels } from '../../core/messages/plans.ts'
import { Field } from '../ui/form/field.tsx'
import type { PlanChange } from './plan-change.ts'

/** Choosing another plan asks first; until that is confirmed, the selected one stays. */
export function PlanField({ change: { selected, unsaved, ask, send } }: { change: PlanChange }) {
  const messages = useStore($doctorEditorMessages)
  const { notSaved } = useStore($planChangeMessages)
  const { retry } = useStore($loadErrorMessages)
  const labels = useStore($planLabels)
  return (
    <>
      <Field label={messages.plan} validationState="warning" validationMessage={unsaved && notSaved}>
        <Select size="large" value={selected} onChange={(_event, { value }) => isPlan(value) && ask(value)}>
          {!isPlan(selected) && <option value={selected}>{labels.unknown}</option>}
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {labels[plan]}
            </option>
          ))}
        </Select>
      </Field>
      {unsaved && <Button onClick={() => send(unsaved)}>{retry}</Button>}
    </>
  )
}
