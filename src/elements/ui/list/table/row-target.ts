import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Pixels between press and release from which on a click has selected text. */
const drag = 4

const isMenuOpen = (target: EventTarget) =>
  target instanceof Element && (target.getRootNode() as ShadowRoot).querySelector('[popover]:popover-open') !== null

/**
 * Returns the handlers of a table's rows: a click beside the controls of a row is a click on the link of its name, with the same
 * keys held. Texts can still be selected, which a link over the whole row would prevent. A click that closes a menu does only that.
 */
export function useRowTarget() {
  const pressed = useRef({ x: 0, y: 0, closesMenu: false })
  return {
    onPointerDown: ({ clientX: x, clientY: y, target }: PointerEvent) => {
      pressed.current = { x, y, closesMenu: isMenuOpen(target) }
    },
    onClick: ({ target, clientX, clientY, detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const { x, y, closesMenu } = pressed.current
      if (closesMenu || detail > 1 || Math.hypot(clientX - x, clientY - y) > drag) return
      if (!(target instanceof Element) || target.closest('a, button')) return
      const keys = { ctrlKey, metaKey, shiftKey, altKey }
      const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...keys })
      target.closest('tr')?.querySelector('.pe-name-link')?.dispatchEvent(click)
    },
  }
}
