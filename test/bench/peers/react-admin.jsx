import { Admin, Datagrid, FunctionField, List, Pagination, Resource, useListContext } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { plans, subscriptions } from '../pages/lists.ts'
import { pagedByServer } from '../pages/reading.ts'
import { Actions, Picture } from './row-parts.jsx'

const read = pagedByServer(subscriptions)

const dataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const byUser = sort.field !== 'id'
    const { rows, total } = await read({
      page: pagination.page,
      sort: byUser ? sort.field : '',
      order: sort.order.toLowerCase(),
      q: filter.q ?? '',
      plan: filter.plan ?? '',
    })
    return { data: rows, total }
  },
}

function Tools() {
  const { filterValues, setFilters } = useListContext()
  return (
    <>
      <input type="search" aria-label="Search" onChange={({ target }) => setFilters({ ...filterValues, q: target.value })} />
      <select
        aria-label="Plan"
        value={filterValues.plan ?? ''}
        onChange={({ target }) => setFilters({ ...filterValues, plan: target.value })}
      >
        <option value="">All</option>
        {plans.map((plan) => (
          <option key={plan}>{plan}</option>
        ))}
      </select>
    </>
  )
}

const Subscriptions = () => (
  <List
    actions={<Tools />}
    perPage={10}
    pagination={<Pagination rowsPerPageOptions={[10, 20, 50, 100]} />}
    storeKey={false}
    exporter={false}
  >
    <Datagrid bulkActionButtons={false}>
      <FunctionField label="Profile" render={(row) => <Picture row={row} />} />
      {subscriptions.columns.map(({ key, label, text }) => (
        <FunctionField key={key} label={label} sortBy={key} render={text} />
      ))}
      <FunctionField label="Actions" render={() => <Actions />} />
    </Datagrid>
  </List>
)

createRoot(document.getElementById('list')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="subscriptions" list={Subscriptions} />
  </Admin>,
)
