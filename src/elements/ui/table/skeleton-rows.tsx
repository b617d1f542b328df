/** Rows in the shape of what comes. They show only after a moment, so that a quick answer does not flicker. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} role="row" aria-hidden="true" className="pe-skeleton-row">
      {Array.from({ length: columns }, (_cell, cell) => (
        <td key={cell} role="cell" className={`pe-cell pe-cell-${cell === 0 ? 'picture' : 'text'}`}>
          <span className="pe-skeleton" />
        </td>
      ))}
    </tr>
  ))
}
