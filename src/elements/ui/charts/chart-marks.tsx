import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useEscape } from '../../runtime/escape.ts'

interface ChartMarksProps {
  className: string
  /** One sentence that describes the chart to screen readers. */
  summary: string
  /** Content with marks: see `markOf`. */
  children: ReactNode
}

/** Tooltip of a mark: its text, and the top center of the mark as parts of the chart's size. */
interface Tip {
  text: string
  left: number
  top: number
}

/** Returns the attributes of a mark: a column or a segment with a tooltip. */
export const markOf = (tip: string | undefined) => ({ role: 'img', 'aria-label': tip, 'data-mark': '', tabIndex: -1 })

const marksIn = (chart: Element | null) => [...(chart?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])]

function tipOf(mark: Element, chart: Element): Tip {
  const [box, frame] = [mark.getBoundingClientRect(), chart.getBoundingClientRect()]
  return {
    text: mark.getAttribute('aria-label') ?? '',
    left: ((box.left + box.right) / 2 - frame.left) / frame.width,
    top: (box.top - frame.top) / frame.height,
  }
}

/** Chart whose marks have a tooltip on hover and focus. It is one Tab stop; arrow keys move between its marks. */
export function ChartMarks({ className, summary, children }: ChartMarksProps) {
  const chart = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip>()
  useEscape(tip && (() => setTip(undefined)))

  // React does not know the Tab stop: a new render must not move it.
  useLayoutEffect(() => {
    const marks = marksIn(chart.current)
    if (!marks.some(({ tabIndex }) => tabIndex === 0)) marks.at(-1)?.setAttribute('tabindex', '0')
  })

  function show(target: EventTarget): void {
    if (!(target instanceof Element) || !chart.current || target.closest('.pe-tip')) return
    const mark = target.closest('[data-mark]')
    setTip(mark ? tipOf(mark, chart.current) : undefined)
  }

  function stopAt(mark: HTMLElement): void {
    for (const other of marksIn(chart.current)) other.tabIndex = other === mark ? 0 : -1
    show(mark)
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const marks = marksIn(chart.current)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }
    const place = marks.findIndex((mark) => mark === event.target)
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? marks.length - 1 : place + (steps[event.key] ?? Infinity)
    if (place < 0 || next === Infinity) return
    event.preventDefault()
    marks[next]?.focus()
  }

  return (
    <div
      ref={chart}
      className={`pe-marks ${className}`}
      role="group"
      aria-label={summary}
      onKeyDown={move}
      onFocus={({ target }) => target instanceof HTMLElement && stopAt(target)}
      onBlur={() => setTip(undefined)}
      onPointerOver={({ target }) => show(target)}
      onPointerLeave={() => setTip(undefined)}
    >
      {children}
      {tip && (
        <span
          className="pe-tip"
          aria-hidden="true"
          style={{ left: `${tip.left * 100}%`, bottom: `${(1 - tip.top) * 100}%`, translate: `${tip.left * -100}% 0` }}
        >
          {tip.text}
        </span>
      )}
    </div>
  )
}
