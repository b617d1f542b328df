import type { ReactNode } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './details.css?inline'

setStyles('details', css)

interface Detail {
  label: string
  value: ReactNode
}

interface DetailsProps {
  details: Detail[]
  /** Beside each other, for a card as wide as the screen. */
  inRow?: boolean
}

/** Label–value lines of a card. */
export function Details({ details, inRow = false }: DetailsProps) {
  return (
    <dl className={inRow ? 'pe-details pe-details-row' : 'pe-details'} part="details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
