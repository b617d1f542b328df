import type { CSSProperties } from 'react'
import { ChartMarks, markOf } from './chart-marks.tsx'

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
    <ChartMarks className="pe-column-chart" summary={summary}>
      {columns.map(({ key, label, value, text, tip, marked }) => (
        <span key={key} className="pe-column" {...markOf(tip)}>
          <span className="pe-column-area">
            <span data-pe-tip-here="">{text}</span>
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
    </ChartMarks>
  )
}
