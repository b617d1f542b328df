import { useStore } from '@nanostores/react'
import { $practiceStatusLabels } from '../../../core/i18n/parts/practice-statuses.ts'
import { Badge } from './badge/badge.tsx'

export function PracticeStatusBadge({ active }: { active: boolean }) {
  const labels = useStore($practiceStatusLabels)
  return <Badge color={active ? 'success' : 'quiet'}>{labels[active ? 'active' : 'inactive']}</Badge>
}
