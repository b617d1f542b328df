import { executeServerCommand } from '@web/test-runner-commands'

/** Presses one key or a chord: `press('Tab')`, `press('Shift+Tab')`, `press('Control+a')`. */
export const press = (chord: string): Promise<unknown> => executeServerCommand('ui:chord', chord)

/** Types into what has focus. */
export const type = (text: string): Promise<unknown> => executeServerCommand('ui:type', text)

/** What has focus, through shadow roots and frames. */
export function focused(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement
  if (active?.shadowRoot) return focused(active.shadowRoot) ?? active
  if (active instanceof HTMLIFrameElement && active.contentDocument) return focused(active.contentDocument)
  return active
}
