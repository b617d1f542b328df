import { useTable } from '@refinedev/antd'
import { Refine } from '@refinedev/core'
import { Table } from 'antd'
import { createRoot } from 'react-dom/client'
import { plans, subscriptions } from '../pages/lists.ts'
import { pagedByServer, pageSize } from '../pages/reading.ts'
import { Actions, Picture } from './row-parts.jsx'

const read = pagedByServer(subscriptions)

const dataProvider = {
  getApiUrl: () => '/api/v1',
  getList: async ({ pagination, sorters: [sorter], filters }) => {
    const valueOf = (name) => filters.find(({ field }) => field === name)?.value ?? ''
    const { rows, total } = await read({
      page: pagination.currentPage,
      sort: sorter?.field ?? '',
      order: sorter?.order ?? 'desc',
      q: valueOf('q'),
      plan: valueOf('plan'),
    })
    return { data: rows, total }
  },
}

const columnDefs = [
  { key: 'profile', title: 'Profile', render: (_value, row) => <Picture row={row} /> },
  ...subscriptions.columns.map(({ key, label, text }) => ({
    key,
    dataIndex: key,
    title: label,
    render: (_value, row) => text(row),
    sorter: true,
  })),
  { key: 'actions', title: 'Actions', render: Actions },
]

function Subscriptions() {
  const { tableProps, setFilters, setCurrentPage } = useTable({
    resource: 'subscriptions',
    pagination: { pageSize },
    syncWithLocation: false,
  })
  const narrowBy =
    (field, operator) =>
    ({ target }) => {
      setCurrentPage(1)
      setFilters([{ field, operator, value: target.value }])
    }
  return (
    <>
      <input type="search" aria-label="Search" onChange={narrowBy('q', 'contains')} />
      <select aria-label="Plan" onChange={narrowBy('plan', 'eq')}>
        <option value="">All</option>
        {plans.map((plan) => (
          <option key={plan}>{plan}</option>
        ))}
      </select>
      <Table {...tableProps} rowKey="id" columns={columnDefs} />
    </>
  )
}

createRoot(document.getElementById('list')).render(
  <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
    <Subscriptions />
  </Refine>,
)
