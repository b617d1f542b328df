import { useEffect, useState } from 'react'
import { Skeleton } from '../../feedback/loading/skeleton.tsx'
import { cellClass, type Column } from '../cells/column.ts'
import { KeptPlace } from './kept-place.tsx'

interface SkeletonRowsProps<Item> {
  columns: Column<Item>[]
  rows: number
}

/** Milliseconds within which most responses arrive. A skeleton for them would flicker and delay them. */
const moment = 150

/** Reserves the space of loading rows, and after 150 ms shows skeleton rows. */
export function SkeletonRows<Item>({ columns, rows }: SkeletonRowsProps<Item>) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), moment)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <KeptPlace columns={columns.length} rows={rows} />
  const folding = columns.filter(({ folds }) => folds)
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} role="row" aria-hidden="true" className="pe-skeleton-row">
      {columns.map((column) => (
        <td key={column.key} role="cell" className={cellClass(column)}>
          <Skeleton />
          {column.kind === 'title' && folding.map(({ key, folds }) => <Skeleton key={key} className={`pe-folded pe-folded-${folds}`} />)}
        </td>
      ))}
    </tr>
  ))
}
