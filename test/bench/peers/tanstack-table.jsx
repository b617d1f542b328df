import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { Actions, columns, compareTexts, narrowed, pageSize, Picture, show } from './peer.jsx'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

const byText = (one, other, id) => compareTexts(one.getValue(id), other.getValue(id)) || one.original.id - other.original.id

const columnDefs = [
  { id: 'profile', header: 'Profile', enableSorting: false, cell: ({ row }) => <Picture row={row.original} /> },
  ...columns.map(({ key, label, text, value = text }) => ({
    id: key,
    header: label,
    accessorFn: value,
    cell: ({ row }) => text(row.original),
    sortDescFirst: false,
    ...(key === 'name' && { sortFn: byText }),
  })),
  { id: 'actions', header: 'Actions', enableSorting: false, cell: Actions },
]

function Table({ rows, asked }) {
  const data = useMemo(() => narrowed(rows, asked), [rows, asked])
  const [initialState] = useState({ pagination: { pageIndex: 0, pageSize } })
  const table = useTable({ features, columns: columnDefs, data, initialState })
  return (
    <>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button onClick={header.column.getToggleSortingHandler()}>{header.column.columnDef.header}</button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button aria-label="Next page" onClick={() => table.nextPage()}>
        ›
      </button>
    </>
  )
}

show(Table)
