import { ColumnTriple20Regular } from '@fluentui/react-icons/headless/svg/column-triple'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { Button } from '../../controls/button.tsx'
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
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)

  // Native listeners and property: React 18 knows neither.
  useEffect(() => {
    const [opener, menu] = [button.current, popover.current]
    if (!opener || !menu) return
    opener.popoverTargetElement = menu
    const over = new AbortController()
    menu.addEventListener('toggle', ({ newState }) => setOpen(newState === 'open'), over)
    menu.addEventListener(
      'beforetoggle',
      // Browsers restore the focus by themselves, but not within a shadow root.
      ({ newState }) => newState === 'closed' && menu.matches(':focus-within') && opener.focus(),
      over,
    )
    return () => over.abort()
  }, [])

  return (
    <>
      <Button buttonRef={button} look="outline" icon={<ColumnTriple20Regular />} title={label}>
        <span className="pe-tool-label">{label}</span>
      </Button>
      <div ref={popover} popover="auto" className="pe-columns-menu" part="menu">
        {open && <ColumnsMenu {...choice} />}
      </div>
    </>
  )
}
