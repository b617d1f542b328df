import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'

interface ChartMarksProps {
  className: string
  /** One sentence that describes the chart to screen readers. */
  summary: string
  /** Content with marks: see `markOf`. */
  children: ReactNode
}

/** Returns the attributes of a mark: a column or a segment with a tooltip. */
export const markOf = (tip: string | undefined) => ({ role: 'img', 'aria-label': tip, 'data-pe-tip': '', tabIndex: -1 })

const marksIn = (chart: Element) => [...chart.querySelectorAll<HTMLElement>('[role=img]')]

/** Returns the mark that a key moves to; undefined for other keys. */
function markAfter({ key, target }: KeyboardEvent, chart: Element): HTMLElement | undefined {
  const marks = marksIn(chart)
  const place = marks.findIndex((mark) => mark === target)
  const right = getComputedStyle(chart).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1 }
  if (key === 'Home') return marks[0]
  if (key === 'End') return marks.at(-1)
  return steps[key] && place >= 0 ? marks[place + steps[key]] : undefined
}

function move(event: KeyboardEvent): void {
  const next = markAfter(event, event.currentTarget)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function stopAt({ currentTarget, target }: FocusEvent): void {
  for (const mark of marksIn(currentTarget)) mark.tabIndex = mark === target ? 0 : -1
}

/** Chart whose marks have a tooltip. It is one Tab stop; arrow keys move between its marks. */
export function ChartMarks({ className, summary, children }: ChartMarksProps) {
  const chart = useRef<HTMLDivElement>(null)

  // The focus moves the Tab stop. React does not know it, so that a new render leaves it.
  useLayoutEffect(() => {
    const { current } = chart
    if (!current?.querySelector('[tabindex="0"]')) current?.querySelector('[role=img]')?.setAttribute('tabindex', '0')
  })

  return (
    <div ref={chart} className={`pe-marks ${className}`} role="group" aria-label={summary} onKeyDown={move} onFocus={stopAt}>
      {children}
    </div>
  )
}
