import { isInputMethodKey } from '../../../../core/forms/input-method.ts'
import { consumeEscape } from '../../../../core/escape.ts'

const shown = '.Toastify__toast[data-in="true"]'

/**
 * Alt+T focuses a toast and Escape closes the focused one, from anywhere on the page.
 * @param host outlet of the toasts
 * @param close closes the toast with this id
 * @returns `stop`, and `goBack`, which returns the focus from the toast with this id to its former place
 */
export function followFocusKeys(host: HTMLElement, close: (id: string) => void) {
  const root = host.shadowRoot
  let before: EventTarget | undefined

  const focusedToast = () => root?.activeElement?.closest(shown)

  function keyPressed(event: KeyboardEvent): void {
    if (isInputMethodKey(event)) return
    const focused = focusedToast()
    if (event.key === 'Escape' && focused) {
      consumeEscape(event)
      close(focused.id)
    } else if (event.altKey && event.code === 'KeyT') {
      const newest = [...(root?.querySelectorAll<HTMLElement>(shown) ?? [])].at(-1)
      if (!newest) return
      event.preventDefault()
      newest.focus()
    }
  }

  function focusLeft(event: FocusEvent): void {
    if (!event.composedPath().includes(host)) [before] = event.composedPath()
  }

  /** Inside a dialog, the window does not hear that the focus leaves a field for a toast: both are in the same shadow root. */
  function focusCame({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Element && !relatedTarget.shadowRoot) before = relatedTarget
  }

  function goBack(id: string): void {
    if (focusedToast()?.id === id && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }

  // Capture phase: dialogs and modals of the page keep events from the bubble phase of the window.
  window.addEventListener('keydown', keyPressed, true)
  window.addEventListener('focusout', focusLeft, true)
  host.addEventListener('focusin', focusCame)
  return {
    goBack,
    stop: () => {
      window.removeEventListener('keydown', keyPressed, true)
      window.removeEventListener('focusout', focusLeft, true)
    },
  }
}
