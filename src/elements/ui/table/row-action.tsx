import type { ReactElement } from 'react'
import { LightButton } from '../button/light-button.tsx'

interface RowActionProps {
  /** The word beside the icon; where the table is narrow only the icon shows, with the description as its tip. */
  label: string
  /** What it does to which row, starting with the label. */
  description: string
  icon: ReactElement
  danger?: boolean
  busy?: boolean
  onClick: () => void
}

export function RowAction({ label, description, icon, danger, busy, onClick }: RowActionProps) {
  return (
    <LightButton
      look={danger ? 'danger' : 'subtle'}
      icon={icon}
      aria-label={description}
      title={description}
      off={busy}
      aria-busy={busy}
      onClick={onClick}
    >
      <span className="pe-action-label">{label}</span>
    </LightButton>
  )
}
