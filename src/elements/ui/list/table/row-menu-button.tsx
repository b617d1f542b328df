import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { useStore } from '@nanostores/react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { Popover } from '../../controls/popover.tsx'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import type { Column } from '../cells/column.ts'

const RowMenu = lazyPart(
  () => import('./row-menu.tsx'),
  ({ RowMenu }) => RowMenu,
)

const icon = <MoreHorizontal20Regular />

interface RowMenuButtonProps<Item> {
  item: Item
  columns: Column<Item>[]
  isOpen: boolean
  toggle: () => void
}

/** Opens the menu of a row of two lines. */
export function RowMenuButton<Item>({ item, columns, isOpen, toggle }: RowMenuButtonProps<Item>) {
  const { more } = useStore($tableMessages)
  const column = (kind: Column<Item>['kind']) => columns.find((one) => one.kind === kind)
  const label = more({ name: String(column('title')?.text?.(item) ?? '') })
  return (
    <Popover look="subtle" icon={icon} aria-label={label} part="row-menu">
      <RowMenu label={label} isOpen={isOpen} toggle={toggle}>
        {column('actions')?.cell?.(item)}
      </RowMenu>
    </Popover>
  )
}
