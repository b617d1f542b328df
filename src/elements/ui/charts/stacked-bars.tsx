import type { CSSProperties } from 'react'
import { ChartMarks, markOf } from './chart-marks.tsx'

export type SeriesLook = 'brand' | 'accent' | 'quiet' | 'other'

export interface Series {
  key: string
  /** Name and total. */
  label: string
  look: SeriesLook
}

export interface StackedBar {
  key: string
  label: string
  total: string
  /** One value per series, in the order of the series. */
  values: number[]
  /** Tooltips of the values. */
  tips: string[]
}

interface StackedBarsProps {
  /** One sentence that describes the chart to screen readers. */
  summary: string
  series: Series[]
  bars: StackedBar[]
}

const lengthOf = ({ values }: StackedBar) => values.reduce((sum, value) => sum + value, 0)

export function StackedBars({ summary, series, bars }: StackedBarsProps) {
  const most = Math.max(1, ...bars.map(lengthOf))
  return (
    <>
      <ChartMarks className="pe-bar-chart" summary={summary}>
        {bars.map(({ key, label, total, values, tips }) => (
          <div key={key}>
            <span>{label}</span>
            <span className="pe-bar-track">
              {series.map((one, index) => (
                <Segment key={one.key} look={one.look} share={(values[index] ?? 0) / most} tip={tips[index]} />
              ))}
            </span>
            <span className="pe-bar-total">{total}</span>
          </div>
        ))}
      </ChartMarks>
      <ul className="pe-legend">
        {series.map(({ key, label, look }) => (
          <li key={key}>
            <span className={`pe-legend-mark pe-series-${look}`} />
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}

interface SegmentProps {
  look: SeriesLook
  share: number
  tip: string | undefined
}

function Segment({ look, share, tip }: SegmentProps) {
  return (
    share > 0 && <span className={`pe-bar-segment pe-series-${look}`} {...markOf(tip)} style={{ '--pe-share': share } as CSSProperties} />
  )
}
