import { useStore } from '@nanostores/react'
import { plans, type Plan } from '../../core/contract/subscriptions.ts'
import { $planLabels } from '../../core/messages/plans.ts'
import { $subscriptionMessages } from '../../core/messages/subscriptions.ts'

interface PlanFilterProps {
  plan: Plan | undefined
  choose: (plan: Plan | undefined) => void
}

export function PlanFilter({ plan, choose }: PlanFilterProps) {
  const messages = useStore($subscriptionMessages)
  const labels = useStore($planLabels)
  return (
    <label className="pe-filter">
      <span>{messages.plan}</span>
      <select
        className="pe-control"
        value={plan ?? ''}
        onChange={({ target }) => choose(plans.find((known) => known === target.value))}
      >
        <option value="">{messages.allPlans}</option>
        {plans.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
