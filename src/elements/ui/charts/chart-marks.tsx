import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../feedback/loading/lazy-part.tsx'

const OneTabStop = lazyPart(
  () => import('../controls/one-tab-stop.tsx'),
  ({ OneTabStop }) => OneTabStop,
)

interface ChartMarksProps {
  className: string
  /** One sentence that describes the chart to screen readers. */
  summary: string
  /** Content with marks: see `markOf`. */
  children: ReactNode
}

/** Returns the attributes of a mark: a column or a segment with a tooltip. */
export const markOf = (tip: string | undefined) => ({ role: 'img', 'aria-label': tip, 'data-pe-tip': '', tabIndex: -1 })

/** Chart whose marks have a tooltip on hover and focus. It is one Tab stop; arrow keys move between its marks. */
export function ChartMarks({ className, summary, children }: ChartMarksProps) {
  const chart = useRef<HTMLDivElement>(null)
  const [isUsed, setIsUsed] = useState(false)

  // The focus moves the Tab stop. React does not know it, so that a new render leaves it.
  useLayoutEffect(() => {
    const { current } = chart
    if (!current?.querySelector('[tabindex="0"]')) current?.querySelector('[role=img]')?.setAttribute('tabindex', '0')
  })

  return (
    <div ref={chart} className={`pe-marks ${className}`} role="group" aria-label={summary} onFocus={() => setIsUsed(true)}>
      {children}
      {isUsed && <OneTabStop group={chart} parts="[role=img]" />}
    </div>
  )
}
