import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { foldsBelow, type Column } from '../cells/column.ts'

/** Form of the rows by the width of their frame, as in the style sheets. */
type Rows = 'table' | 'cards' | 'lines'

const rowsOf = (width: number): Rows => (width >= 638 ? 'table' : width >= 478 ? 'cards' : 'lines')

interface Shape {
  form: Rows
  /** Folds of the columns without room. */
  folds: readonly NonNullable<Column<unknown>['folds']>[]
  /** True if the table is wider than its frame. */
  isTooWide: boolean
}

const folds = Object.keys(foldsBelow) as (keyof typeof foldsBelow)[]

/** The style sheets know fractions of a pixel, and decide which of the lines and cells are seen. */
const foldsAt = (width: number) => (rowsOf(width) === 'table' ? folds.filter((fold) => width <= foldsBelow[fold]) : [])

const shapeOf = ({ scrollWidth, clientWidth }: Element): Shape => ({
  form: rowsOf(clientWidth),
  folds: foldsAt(clientWidth),
  isTooWide: scrollWidth > clientWidth,
})

const isSame = (one: Shape, other: Shape) =>
  one.form === other.form && one.folds.length === other.folds.length && one.isTooWide === other.isTooWide

/**
 * Returns a ref for a frame, the form of its rows, the folds of its columns, and true if its table is wider than the frame.
 * Only then the frame may scroll: a head inside a scroll container can't stick to the page.
 */
export function useFrameWidth() {
  const [shape, setShape] = useState<Shape>({ form: 'table', folds: [], isTooWide: false })
  const frame = useCallback((element: HTMLElement | null) => {
    // jsdom has no layout and no observers of it.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    let last: Shape | undefined
    /** Returns the shape if it has changed. */
    const changed = () => {
      const next = shapeOf(element)
      // A frame that is not shown has no width.
      if (element.clientWidth === 0 || (last && isSame(last, next))) return undefined
      last = next
      return next
    }
    const observer = new ResizeObserver(() => {
      const next = changed()
      if (!next) return
      // Within the frame of the new size: an element shown by its page must not be drawn in another form first.
      // Observed meanwhile, the sizes that this changes would be an error of the page.
      observer.disconnect()
      flushSync(() => setShape(next))
      requestAnimationFrame(observe)
    })
    // The table can grow while its frame keeps its size.
    const observe = () => {
      if (element.isConnected) for (const observed of [element, ...element.children]) observer.observe(observed)
    }
    // Before the first paint, which the observer is not.
    const first = changed()
    if (first) setShape(first)
    observe()
    return () => observer.disconnect()
  }, [])
  return { frame, ...shape }
}
