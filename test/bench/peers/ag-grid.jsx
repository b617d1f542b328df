import { ClientSideRowModelModule, ModuleRegistry, PaginationModule } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo } from 'react'
import { Actions, columns, compareTexts, narrowed, pageSize, Picture, show } from './peer.jsx'

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule])

const byText = (one, other, { data }, { data: next }) => compareTexts(one, other) || data.id - next.id

const columnDefs = [
  { colId: 'profile', headerName: 'Profile', sortable: false, cellRenderer: ({ data }) => <Picture row={data} /> },
  ...columns.map(({ key, label, text, value = text }) => ({
    colId: key,
    headerName: label,
    valueGetter: ({ data }) => value(data),
    cellRenderer: ({ data }) => text(data),
    ...(key === 'name' && { comparator: byText }),
  })),
  { colId: 'actions', headerName: 'Actions', sortable: false, cellRenderer: Actions },
]

function Table({ rows, asked }) {
  const data = useMemo(() => narrowed(rows, asked), [rows, asked])
  return (
    <AgGridReact
      rowData={data}
      columnDefs={columnDefs}
      rowHeight={60}
      domLayout="autoHeight"
      ensureDomOrder
      animateRows={false}
      pagination
      paginationPageSize={pageSize}
      paginationPageSizeSelector={[10, 20, 50, 100]}
      onRowDataUpdated={({ api }) => api.paginationGoToFirstPage()}
    />
  )
}

show(Table)
