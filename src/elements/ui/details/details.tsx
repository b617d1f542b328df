import type { ReactNode } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './details.css?inline'

setStyles('details', css)

interface Detail {
  label: string
  value: ReactNode
}

/** Label–value lines of a card. */
export function Details({ details }: { details: Detail[] }) {
  return (
    <dl className="pe-details" part="details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
