import { useStore } from '@nanostores/react'
import { isPlan, type Plan } from '../../../../core/contract/subscriptions.ts'
import { $planBadges } from '../../../../core/i18n/parts/plans.ts'
import { Badge, type BadgeColor } from './badge.tsx'

// The colors of the specification, §3.
const colors: Record<Plan, BadgeColor> = { premium: 'secondary', basic: 'warning', standard: 'dark', free: 'info' }

export function PlanBadge({ plan }: { plan: string }) {
  const labels = useStore($planBadges)
  return isPlan(plan) ? <Badge color={colors[plan]}>{labels[plan]}</Badge> : <Badge color="secondary">{labels.unknown}</Badge>
}
