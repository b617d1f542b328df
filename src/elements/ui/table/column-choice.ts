import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { hiddenColumns } from '../../../core/column-choice.ts'
import type { Column } from './column.ts'

/** Without the title nobody would know whose row it is, and without the actions there would be no way on. */
export const canHide = ({ kind }: Pick<Column<unknown>, 'kind'>): boolean => kind !== 'title' && kind !== 'actions'

/** The columns of a list of this kind that are not hidden. */
export function useShownColumns<Item>(kind: string, columns: Column<Item>[]): Column<Item>[] {
  const hidden = useStore(hiddenColumns(kind))
  return useMemo(() => columns.filter((column) => !canHide(column) || !hidden.includes(column.key)), [columns, hidden])
}
