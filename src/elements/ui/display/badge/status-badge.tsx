import { useStore } from '@nanostores/react'
import type { SubscriptionStatus } from '../../../../core/contract/subscriptions.ts'
import { $statusLabels } from '../../../../core/i18n/parts/statuses.ts'
import { knownStatus } from '../../../../core/subscriptions.ts'
import { Badge, type BadgeColor } from './badge.tsx'

const colors: Record<SubscriptionStatus, BadgeColor> = { active: 'success', canceled: 'danger', expired: 'quiet' }

export function StatusBadge({ status }: { status: string }) {
  const labels = useStore($statusLabels)
  const known = knownStatus(status)
  return <Badge color={known ? colors[known] : 'quiet'}>{labels[known ?? 'unknown']}</Badge>
}
