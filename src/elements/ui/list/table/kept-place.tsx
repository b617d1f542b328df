import type { CSSProperties } from 'react'

/** Reserves the space of rows that are not drawn yet. */
export function KeptPlace({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tr role="row" aria-hidden="true" className="pe-kept-place">
      <td role="cell" style={{ '--pe-columns': columns, '--pe-rows': rows } as CSSProperties} />
    </tr>
  )
}
