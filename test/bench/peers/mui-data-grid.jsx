import { DataGrid } from '@mui/x-data-grid'
import { useEffect, useMemo, useState } from 'react'
import { Actions, columns, compareTexts, narrowed, pageSize, Picture, show } from './peer.jsx'

const byText = (one, other, { api, id }, { id: next }) => compareTexts(one, other) || api.getRow(id).id - api.getRow(next).id

const columnDefs = [
  { field: 'profile', headerName: 'Profile', sortable: false, renderCell: ({ row }) => <Picture row={row} /> },
  ...columns.map(({ key, label, text, value = text }) => ({
    field: key,
    headerName: label,
    width: 140,
    valueGetter: (_value, row) => value(row),
    renderCell: ({ row }) => text(row),
    ...(key === 'name' && { sortComparator: byText }),
  })),
  { field: 'actions', headerName: 'Actions', sortable: false, width: 160, renderCell: Actions },
]

const first = { page: 0, pageSize }

function Table({ rows, asked }) {
  const data = useMemo(() => narrowed(rows, asked), [rows, asked])
  const [page, setPage] = useState(first)
  useEffect(() => setPage(first), [asked])
  return (
    <DataGrid
      rows={data}
      columns={columnDefs}
      rowHeight={60}
      autoHeight
      paginationModel={page}
      onPaginationModelChange={setPage}
      pageSizeOptions={[10, 20, 50, 100]}
    />
  )
}

show(Table)
