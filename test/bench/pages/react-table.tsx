import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, first, nextOrder, read, textsOf, type Row } from './list.ts'

/** The same list as one plain React component. */
function Table() {
  const [asked, ask] = useState(first)
  const [{ rows, total }, show] = useState<{ rows: Row[]; total: number }>({ rows: [], total: 0 })
  useEffect(() => {
    let current = true
    void read(asked).then((answer) => current && show(answer))
    return () => {
      current = false
    }
  }, [asked])
  return (
    <>
      <input type="search" aria-label="Search" onChange={({ target }) => ask({ ...asked, page: 1, q: target.value })} />
      <table>
        <thead>
          <tr>
            <th>Profile</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                <button onClick={() => ask({ ...asked, page: 1, sort: key, order: nextOrder(asked, key) })}>{label}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.profile_picture && <img src={row.profile_picture} alt="" width={50} height={50} />}</td>
              {textsOf(row).map((text, index) => (
                <td key={index}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <span>
        {(asked.page - 1) * 10 + 1}–{Math.min(asked.page * 10, total)} of {total}
      </span>
      <button aria-label="Next page" onClick={() => ask({ ...asked, page: asked.page + 1 })}>
        ›
      </button>
    </>
  )
}

createRoot(document.getElementById('list')!).render(<Table />)
