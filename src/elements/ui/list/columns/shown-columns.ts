import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { hiddenColumns } from '../../../../core/lists/hidden-columns.ts'
import type { Column } from '../cells/column.ts'

/** Title and actions can't be hidden: the title identifies the row, the actions lead on. */
export const canHide = ({ kind }: Pick<Column<unknown>, 'kind'>): boolean => kind !== 'title' && kind !== 'actions'

export function useShownColumns<Item>(kind: string, columns: Column<Item>[]): Column<Item>[] {
  const hidden = useStore(hiddenColumns(kind))
  return useMemo(() => columns.filter((column) => !canHide(column) || !hidden.includes(column.key)), [columns, hidden])
}
