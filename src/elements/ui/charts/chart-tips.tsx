import { useEffect, useState, type RefObject } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import { useEscape } from '../../runtime/use-escape.ts'
import css from './chart-tips.css?inline'

setStyles('chart-tips', css)

/** Tooltip of a mark: its text, and the top center of the mark in percent of the chart. */
interface Tip {
  text: string
  left: number
  top: number
}

const marksIn = (chart: Element) => [...chart.querySelectorAll<HTMLElement>('[data-mark]')]

function tipOf(mark: Element, chart: Element): Tip {
  const [box, frame] = [(mark.querySelector('[data-tip-here]') ?? mark).getBoundingClientRect(), chart.getBoundingClientRect()]
  return {
    text: mark.ariaLabel ?? '',
    left: (((box.left + box.right) / 2 - frame.left) / frame.width) * 100,
    top: ((box.top - frame.top) / frame.height) * 100,
  }
}

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

/** Tooltips of a chart's marks. It starts with that under the pointer or focus, which has loaded this code. */
export function ChartTips({ chart }: { chart: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip>()
  const hide = () => setTip(undefined)
  useEscape(tip && hide)

  useEffect(() => {
    const { current } = chart
    if (!current) return
    const over = new AbortController()
    const show = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target.closest('.pe-chart-tip')) return
      const mark = target.closest('[data-mark]')
      setTip(mark ? tipOf(mark, current) : undefined)
    }
    const stopAt = (mark: EventTarget | null) => {
      for (const other of marksIn(current)) other.tabIndex = other === mark ? 0 : -1
      show(mark)
    }
    const move = (event: KeyboardEvent) => {
      const next = markAfter(event, current)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    current.addEventListener('keydown', move, over)
    current.addEventListener('focusin', ({ target }) => stopAt(target), over)
    current.addEventListener('focusout', () => setTip(undefined), over)
    current.addEventListener('pointerover', ({ target }) => show(target), over)
    current.addEventListener('pointerleave', () => setTip(undefined), over)
    show(current.querySelector('[data-mark]:focus') ?? current.querySelector('[data-mark]:hover'))
    return () => over.abort()
  }, [chart])

  if (!tip) return null
  return (
    <span
      className="pe-chart-tip"
      aria-hidden="true"
      style={{ left: `${tip.left}%`, bottom: `${100 - tip.top}%`, translate: `${-tip.left}% 0` }}
    >
      {tip.text}
    </span>
  )
}
