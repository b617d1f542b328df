import { DoctorSubscriptions } from 'practice-elements/react'
import { useState, version } from 'react'

const lists = { active: 'Active', canceled: 'Canceled', expired: 'Expired' }
type List = keyof typeof lists

/** Billing office: one list with three views, and a log of the visit's changes. */
export function App() {
  const [status, setStatus] = useState<List>('active')
  const [done, setDone] = useState<string[]>([])
  const tell = (line: string) => setDone((lines) => [line, ...lines])

  return (
    <>
      <header className="bar">
        <p className="brand">Northside Billing</p>
        <a href="../">Portals</a>
      </header>
      <main className="page beside">
        <div>
          <h1>Plans under contract</h1>
          <p className="lead">A React {version} application. Attributes are props, events are listeners with their types.</p>
          <div className="choices" role="group" aria-label="Which plans">
            {(Object.keys(lists) as List[]).map((each) => (
              <button key={each} className="plain" type="button" aria-pressed={each === status} onClick={() => setStatus(each)}>
                {lists[each]}
              </button>
            ))}
          </div>
        </div>
        <DoctorSubscriptions
          status={status}
          pageSize={10}
          onSubscriptionChange={({ detail }) => tell(`${detail.subscription.name} is ${detail.status}: ${detail.reason}`)}
          onInvoiceOpen={({ detail }) => tell(`Invoice of ${detail.subscription.name} opened`)}
        />
        <section className="box" aria-labelledby="done">
          <h2 id="done">This sitting</h2>
          <ul className="activity" id="activity">
            {done.map((line, index) => (
              <li key={done.length - index}>{line}</li>
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}
