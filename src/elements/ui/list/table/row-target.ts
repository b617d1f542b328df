import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Pixels between press and release from which on a click has selected text. */
const drag = 4

/**
 * Returns the handlers of a table's rows: a click beside the controls of a row is a click on the link of its name, with the same
 * keys held. Texts can still be selected, which a link over the whole row would prevent.
 */
export function useRowTarget() {
  const pressed = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => void (pressed.current = { x, y }),
    onClick: ({ target, clientX, clientY, detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const { x, y } = pressed.current
      if (detail > 1 || Math.hypot(clientX - x, clientY - y) > drag) return
      if (!(target instanceof Element) || target.closest('a, button')) return
      const keys = { ctrlKey, metaKey, shiftKey, altKey }
      const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...keys })
      target.closest('tr')?.querySelector('.pe-name-link')?.dispatchEvent(click)
    },
  }
}
