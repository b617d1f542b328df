import { use, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { plans, subscriptions } from '../pages/lists.ts'
import { readWhole } from '../pages/reading.ts'

export { Actions, Picture } from './row-parts.jsx'

/** Shared parts of the peer pages: the columns, pictures and tools of the element, over the whole list. */
export const { columns } = subscriptions

export const pageSize = 10

const collator = new Intl.Collator(undefined, { sensitivity: 'base' })

/** Compares like the page by hand. A grid does not break ties itself; the order newest first decides. */
export const compareTexts = (one, other) => collator.compare(one, other)

const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Returns the rows of a plan whose name contains a text. */
export const narrowed = (rows, { q, plan }) => {
  const sought = fold(q)
  return q || plan ? rows.filter((row) => (!plan || row.plan === plan) && (!sought || fold(row.name).includes(sought))) : rows
}

const whole = readWhole(subscriptions)

function Page({ Table }) {
  const rows = use(whole)
  const [asked, ask] = useState({ q: '', plan: '' })
  return (
    <>
      <input type="search" aria-label="Search" onChange={({ target }) => ask({ ...asked, q: target.value })} />
      <select aria-label="Plan" value={asked.plan} onChange={({ target }) => ask({ ...asked, plan: target.value })}>
        <option value="">All</option>
        {plans.map((plan) => (
          <option key={plan}>{plan}</option>
        ))}
      </select>
      <Table rows={rows} asked={asked} />
    </>
  )
}

export const show = (Table) =>
  createRoot(document.getElementById('list')).render(
    <Suspense fallback={null}>
      <Page Table={Table} />
    </Suspense>,
  )
