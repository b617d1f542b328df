import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { useStore } from '@nanostores/react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { Button } from '../../controls/button.tsx'

const icon = <MoreHorizontal20Regular />

interface MoreButtonProps {
  name: string
  isOpen: boolean
  toggle: () => void
}

/** Opens a row of two lines to a card with all values and actions. */
export function MoreButton({ name, isOpen, toggle }: MoreButtonProps) {
  const { more } = useStore($tableMessages)
  const label = more({ name })
  return <Button icon={icon} aria-label={label} title={label} aria-expanded={isOpen} onClick={toggle} />
}
