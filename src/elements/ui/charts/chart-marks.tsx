import type { ReactNode } from 'react'
import { useOneTabStop } from '../controls/one-tab-stop.ts'

interface ChartMarksProps {
  className: string
  /** One sentence that describes the chart to screen readers. */
  summary: string
  /** Content with marks: see `markOf`. */
  children: ReactNode
}

/** Returns the attributes of a mark: a column or a segment with a tooltip. */
export const markOf = (tip: string | undefined) => ({ role: 'img', 'aria-label': tip, 'data-pe-tip': '' })

/** Chart whose marks have a tooltip. */
export function ChartMarks({ className, summary, children }: ChartMarksProps) {
  return (
    <div className={`pe-marks ${className}`} role="group" aria-label={summary} {...useOneTabStop<HTMLDivElement>('[role=img]')}>
      {children}
    </div>
  )
}
