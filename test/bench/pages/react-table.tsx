import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { plans, subscriptions, type Subscription } from './lists.ts'
import { first, pagedByBrowser, pagedByServer, pageSize, sortedBy, type Page, type Read } from './reading.ts'

const { columns, actions } = subscriptions

function Table({ read }: { read: Read<Subscription> }) {
  const [asked, ask] = useState(first)
  const [{ rows, total }, show] = useState<Page<Subscription>>({ rows: [], total: 0 })
  useEffect(() => {
    let current = true
    void read(asked).then((answer) => current && show(answer))
    return () => {
      current = false
    }
  }, [asked, read])
  return (
    <>
      <input type="search" aria-label="Search" onChange={({ target }) => ask({ ...asked, page: 1, q: target.value })} />
      <select aria-label="Plan" value={asked.plan} onChange={({ target }) => ask({ ...asked, page: 1, plan: target.value })}>
        <option value="">All</option>
        {plans.map((plan) => (
          <option key={plan}>{plan}</option>
        ))}
      </select>
      <table>
        <thead>
          <tr>
            <th>Profile</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                <button onClick={() => ask(sortedBy(asked, key))}>{label}</button>
              </th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.profile_picture && <img src={row.profile_picture} alt="" width={50} height={50} />}</td>
              {columns.map(({ key, text }) => (
                <td key={key}>{text(row)}</td>
              ))}
              <td>
                {actions.map((action) => (
                  <button key={action}>{action}</button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <span>
        {(asked.page - 1) * pageSize + 1}–{Math.min(asked.page * pageSize, total)} of {total}
      </span>
      <button aria-label="Previous page" disabled={asked.page === 1} onClick={() => ask({ ...asked, page: asked.page - 1 })}>
        ‹
      </button>
      <button aria-label="Next page" disabled={asked.page * pageSize >= total} onClick={() => ask({ ...asked, page: asked.page + 1 })}>
        ›
      </button>
    </>
  )
}

const place = document.getElementById('list')!
const read = place.dataset['paging'] === 'browser' ? pagedByBrowser(subscriptions) : pagedByServer(subscriptions)
createRoot(place).render(<Table read={read} />)
