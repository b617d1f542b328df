import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface ShownRows {
  query: unknown
}

/** Focused part of the table, and its place: the index of its row, and its own among the controls of the row. */
interface Focused {
  element: Element
  row: number
  control: number
}

/** Rows that are drawn: places kept for later ones have no controls. */
const rowsIn = (table: Element) => [...table.querySelectorAll('tbody tr:not(.pe-kept-place)')]
const controlsIn = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])]

function placed(table: Element, element: Element): Focused {
  const row = element.closest('tbody tr')
  return { element, row: rowsIn(table).findIndex((one) => one === row), control: controlsIn(row).findIndex((one) => one === element) }
}

/** Returns the button of the menu around a control, or the control itself: a used menu closes. */
const openerOf = (element: Element) => element.closest('tbody [popover]')?.previousElementSibling ?? element

/** Returns the same control of the row that moved up, or the heading of a table without rows. */
function successorOf({ row, control }: Focused, table: Element): HTMLElement | null | undefined {
  const rows = rowsIn(table)
  if (rows.length > 0) return controlsIn(rows[row] ?? rows.at(-1)).at(control)
  const heading = table.querySelector<HTMLElement>('.pe-title')
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Moves the focus if new rows remove the focused control or replace the item in its row, so that the next Tab continues there.
 * It goes to the next row if the admin has used the control, which means an own change; else to the table, because the admin
 * may be about to press Enter. Does not scroll: the table may be higher than the window.
 */
export function useKeptFocus(home: RefObject<HTMLElement | null>, rows: ShownRows): void {
  const last = useRef<Focused>(undefined)
  const used = useRef<Element>(undefined)
  const query = useRef<unknown>(undefined)

  // Native listeners: React does not see a focus that the browser restores while a dialog is removed.
  useEffect(() => {
    const { current: table } = home
    const over = new AbortController()
    table?.addEventListener('focusin', ({ target }) => target instanceof Element && (last.current = placed(table, target)), over)
    table?.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && (last.current = undefined), over)
    table?.addEventListener('click', () => (used.current = last.current && openerOf(last.current.element)), over)
    return () => over.abort()
  }, [home])

  useLayoutEffect(() => {
    const { current: table } = home
    const had = last.current
    const isOther = query.current !== rows.query && had?.element.matches('tbody :focus')
    query.current = rows.query
    if (!table || !had || (!isOther && had.element.isConnected)) return
    last.current = undefined
    if (!isOther && document.activeElement !== document.body) return
    const next = !isOther && had.row >= 0 && had.element === used.current && successorOf(had, table)
    ;(next || table).focus({ preventScroll: true })
  }, [home, rows])
}
