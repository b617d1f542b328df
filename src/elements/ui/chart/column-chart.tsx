import type { CSSProperties } from 'react'

export interface ChartColumn {
  key: string
  label: string
  value: number
  /** The value as it stands on the bar. */
  text: string
  /** Stands out, for example because it is not over yet. */
  marked: boolean
}

interface ColumnChartProps {
  /** What the chart tells, in a sentence: for those who don't see it. */
  summary: string
  columns: ChartColumn[]
}

/** Bars beside each other, one for each point in time. */
export function ColumnChart({ summary, columns }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <div className="pe-column-chart" role="img" aria-label={summary}>
      {columns.map(({ key, label, value, text, marked }) => (
        <span key={key} className="pe-column">
          <span className="pe-column-area">
            {text}
            {value > 0 && (
              <span
                className={`pe-column-bar ${marked ? 'pe-column-bar-marked' : 'pe-series-brand'}`}
                style={{ '--pe-share': value / most } as CSSProperties}
              />
            )}
          </span>
          <span className="pe-column-label">{label}</span>
        </span>
      ))}
    </div>
  )
}
