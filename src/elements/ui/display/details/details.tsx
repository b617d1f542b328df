import type { ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './details.css?inline'

setStyles('details', css)

interface Detail {
  label: string
  value: ReactNode
}

interface DetailsProps {
  details: Detail[]
  inRow?: boolean
}

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
