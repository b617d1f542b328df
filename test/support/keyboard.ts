import { executeServerCommand } from '@web/test-runner-commands'

/** Presses one key or a chord: `press('Tab')`, `press('Shift+Tab')`, `press('Control+a')`. */
export const press = (chord: string): Promise<unknown> => executeServerCommand('ui:chord', chord)

/** Types into the focused element. */
export const type = (text: string): Promise<unknown> => executeServerCommand('ui:type', text)

/** Returns the focused element, inside shadow roots and frames as well. */
export function focused(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement
  if (active?.shadowRoot) return focused(active.shadowRoot) ?? active
  if (active instanceof HTMLIFrameElement && active.contentDocument) return focused(active.contentDocument)
  return active
}
