import { ColumnTriple20Regular } from '@fluentui/react-icons/headless/svg/column-triple'
import { useStore } from '@nanostores/react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { Popover } from '../../controls/popover.tsx'
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
  return (
    <Popover icon={<ColumnTriple20Regular />} label={<span className="pe-tool-label">{label}</span>} part="menu">
      <ColumnsMenu {...choice} />
    </Popover>
  )
}
