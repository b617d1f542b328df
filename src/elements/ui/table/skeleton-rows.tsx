import { Skeleton } from '../loaded/skeleton.tsx'
import type { Column } from './column.ts'

/** Rows in the shape of what comes. They show only after a moment, so that a quick answer does not flicker. */
export function SkeletonRows<Item>({ columns, rows }: { columns: Column<Item>[]; rows: number }) {
  const folding = columns.filter(({ folds }) => folds)
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} role="row" aria-hidden="true" className="pe-skeleton-row">
      {columns.map(({ key, kind = 'text', folds }) => (
        <td key={key} role="cell" className={`pe-cell pe-cell-${kind}${folds ? ` pe-folds-${folds}` : ''}`}>
          <Skeleton />
          {kind === 'title' && folding.map((column) => <Skeleton key={column.key} className={`pe-folded pe-folded-${column.folds}`} />)}
        </td>
      ))}
    </tr>
  ))
}
