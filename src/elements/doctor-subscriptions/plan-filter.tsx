import { useStore } from '@nanostores/react'
import { plans, type Plan } from '../../core/contract/subscriptions.ts'
import { $planLabels } from '../../core/i18n/parts/plans.ts'
import { $subscriptionMessages } from '../../core/i18n/screens/subscriptions.ts'
import { typingDelay, useFinishedChoice } from '../ui/form/finished-choice.ts'

interface PlanFilterProps {
  plan: Plan | undefined
  choose: (plan: Plan | undefined) => void
}

export function PlanFilter({ plan, choose }: PlanFilterProps) {
  const messages = useStore($subscriptionMessages)
  const labels = useStore($planLabels)
  const choice = useFinishedChoice(plan ?? '', (value) => choose(plans.find((known) => known === value)), typingDelay)
  return (
    <label className="pe-filter">
      <span>{messages.plan}</span>
      <select className="pe-control" {...choice}>
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
