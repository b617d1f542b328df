import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isTab } from '../../../core/tab-key.ts'
import { focusHome } from '../../runtime/focus-home.ts'
import { useHost } from '../../runtime/host.ts'
import { openLayer } from '../../runtime/layers.ts'

/** Opens a dialog as a native modal while it is mounted. Escape and a phone's back gesture call `onClose`. */
export function useModal(onClose: (() => void) | undefined): RefObject<HTMLDialogElement | null> {
  const host = useHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })

  useLayoutEffect(() => {
    const { current: element } = dialog
    if (!element) return undefined
    const close = openLayer(element, () => latest.current?.())
    // Capture phase: toasts in the dialog keep their keys to themselves.
    element.addEventListener('keydown', keepTab, true)
    firstControl(element)?.focus()
    return () => {
      element.removeEventListener('keydown', keepTab, true)
      // The browser returns the focus to the opener if that still exists.
      close()
      // React may remove the opener together with the dialog.
      queueMicrotask(() => {
        if (document.activeElement === document.body && host.isConnected) focusHome(host)?.focus({ preventScroll: true })
      })
    }
  }, [host])

  return dialog
}

/** Keeps Tab inside the dialog. The browser would move the focus to its own toolbar, or out of a frame. */
function keepTab(event: KeyboardEvent): void {
  const dialog = event.currentTarget
  if (!isTab(event) || !(dialog instanceof HTMLElement)) return
  const controls = controlsIn(dialog)
  const focused = controls.find((control) => (control.getRootNode() as ShadowRoot).activeElement === control) ?? dialog
  const [first, last] = [controls.at(0), controls.at(-1)]
  const next = event.shiftKey ? (focused === first || focused === dialog) && last : focused === last && first
  if (!next) return
  event.preventDefault()
  next.focus()
}

const canFocus = (control: HTMLElement) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility()

/** Returns the controls in the order of Tab, with those of the toasts, which are in the topmost dialog. */
const controlsIn = (part: ParentNode): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href], [tabindex], pe-toast-outlet')].flatMap((control) =>
    control.shadowRoot ? controlsIn(control.shadowRoot) : canFocus(control) ? control : [],
  )

/** Returns the first field or choice, else the first action, which never changes data. */
const firstControl = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('.pe-dialog-content :is(input, textarea, select, .pe-choices button)') ??
  dialog.querySelector<HTMLElement>('.pe-dialog-actions button:not([aria-disabled=true])')
