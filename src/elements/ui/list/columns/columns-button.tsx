import { ColumnTriple20Regular } from '@fluentui/react-icons/headless/svg/column-triple'
import { useStore } from '@nanostores/react'
import { useId, useRef, useState, type ToggleEvent } from 'react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { LightButton } from '../../controls/light-button.tsx'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import type { Column } from '../cells/column.ts'

const ColumnsMenu = lazyPart(
  () => import('./columns-menu.tsx'),
  ({ ColumnsMenu }) => ColumnsMenu,
)

interface ColumnsButtonProps {
  kind: string
  columns: Pick<Column<unknown>, 'key' | 'label' | 'kind' | 'folds'>[]
}

export function ColumnsButton(choice: ColumnsButtonProps) {
  const { columns: label } = useStore($tableMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const keepFocus = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    // Browsers restore the focus by themselves, but not within a shadow root.
    if (newState === 'closed' && currentTarget.matches(':focus-within')) button.current?.focus()
  }
  return (
    <>
      <LightButton ref={button} look="outline" icon={<ColumnTriple20Regular />} title={label} popoverTarget={id}>
        <span className="pe-tool-label">{label}</span>
      </LightButton>
      <div
        id={id}
        popover="auto"
        className="pe-columns-menu"
        part="menu"
        onBeforeToggle={keepFocus}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <ColumnsMenu {...choice} />}
      </div>
    </>
  )
}
