import { Table as AntTable } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { Actions, columns, compareTexts, narrowed, pageSize, Picture, show } from './peer.jsx'

const compare = (one, other) => (typeof one === 'number' ? one - other : compareTexts(String(one), String(other)))

const columnDefs = [
  { key: 'profile', title: 'Profile', render: (_value, row) => <Picture row={row} /> },
  ...columns.map(({ key, label, text, value = text }) => ({
    key,
    title: label,
    render: (_value, row) => text(row),
    sorter: (one, other) => compare(value(one), value(other)) || one.id - other.id,
  })),
  { key: 'actions', title: 'Actions', render: Actions },
]

function Table({ rows, asked }) {
  const data = useMemo(() => narrowed(rows, asked), [rows, asked])
  const [current, setCurrent] = useState(1)
  useEffect(() => setCurrent(1), [asked])
  return <AntTable rowKey="id" dataSource={data} columns={columnDefs} pagination={{ pageSize, current, onChange: setCurrent }} />
}

show(Table)
