import type { ReactElement } from 'react'
import { Button } from '../../controls/button.tsx'

interface RowActionProps {
  /** Text beside the icon. Narrow tables show only the icon, with `description` as tooltip. */
  label: string
  /** Accessible name with action and row. Starts with the label. */
  description: string
  icon: ReactElement
  danger?: boolean
  busy?: boolean
  onClick: () => void
}

export function RowAction({ label, description, icon, danger, busy, onClick }: RowActionProps) {
  return (
    <Button look={danger ? 'danger' : 'subtle'} icon={icon} aria-label={description} off={busy} aria-busy={busy} onClick={onClick}>
      <span className="pe-action-label">{label}</span>
    </Button>
  )
}
