import type { CSSProperties } from 'react'

export interface ChartColumn {
  key: string
  label: string
  value: number
  text: string
  /** Tooltip of the column. */
  tip: string
  /** Highlights the column, for example because its period is not over. */
  marked: boolean
}

interface ColumnChartProps {
  /** One sentence that describes the chart to screen readers. */
  summary: string
  columns: ChartColumn[]
}

export function ColumnChart({ summary, columns }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <div className="pe-column-chart" role="img" aria-label={summary}>
      {columns.map(({ key, label, value, text, tip, marked }) => (
        <span key={key} className="pe-column" title={tip}>
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
