import {
  Button,
  createTableColumn,
  FluentProvider,
  Table as FluentTable,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  useTableFeatures,
  useTableSort,
  webLightTheme,
} from '@fluentui/react-components'
import { useEffect, useMemo, useState } from 'react'
import { Actions, columns, compareTexts, narrowed, pageSize, Picture, show } from './peer.jsx'

const compare = (one, other) => (typeof one === 'number' ? one - other : compareTexts(String(one), String(other)))
const columnDefs = columns.map(({ key, text, value = text }) =>
  createTableColumn({ columnId: key, compare: (one, other) => compare(value(one), value(other)) || one.id - other.id }),
)

function Table({ rows, asked }) {
  const items = useMemo(() => narrowed(rows, asked), [rows, asked])
  const [page, setPage] = useState(0)
  const features = useTableFeatures({ columns: columnDefs, items }, [useTableSort({})])
  const { sort, getRows } = features
  const sorted = useMemo(() => sort.sort(getRows()), [sort, getRows])
  useEffect(() => setPage(0), [asked])
  return (
    <FluentProvider theme={webLightTheme}>
      <FluentTable sortable aria-label="Subscriptions">
        <TableHeader>
          <TableRow>
            <TableHeaderCell>Profile</TableHeaderCell>
            {columns.map(({ key, label }) => (
              <TableHeaderCell
                key={key}
                sortDirection={sort.getSortDirection(key)}
                onClick={(event) => {
                  setPage(0)
                  sort.toggleColumnSort(event, key)
                }}
              >
                {label}
              </TableHeaderCell>
            ))}
            <TableHeaderCell>Actions</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sorted.slice(page * pageSize, (page + 1) * pageSize).map(({ item }) => (
            <TableRow key={item.id}>
              <TableCell>
                <Picture row={item} />
              </TableCell>
              {columns.map(({ key, text }) => (
                <TableCell key={key}>{text(item)}</TableCell>
              ))}
              <TableCell>
                <Actions />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FluentTable>
      <Button aria-label="Next page" onClick={() => setPage(page + 1)}>
        ›
      </Button>
    </FluentProvider>
  )
}

show(Table)
