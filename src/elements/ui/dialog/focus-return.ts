import { useEffect, useState } from 'react'
import { focusHome } from '../../runtime/focus-home.ts'
import { useHost } from '../../runtime/host.ts'

function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/**
 * Gives the focus back to what had it when the dialog opened. Where a change took that away,
 * the element's own home gets it, so that the next Tab goes on from there.
 */
export function useFocusReturn(): void {
  const host = useHost()
  // Taken while rendering: an effect would come after the dialog has moved the focus into itself.
  const [opener] = useState(focusedElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const target = opener?.isConnected ? opener : focusHome(host)
        // The home may be higher than the window: to scroll to it would take the reader away.
        if (target instanceof HTMLElement && host.isConnected) target.focus({ preventScroll: target !== opener })
      })
    },
    [host, opener],
  )
}
