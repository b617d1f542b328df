import { loadChunk } from '../../../../core/chunks/load-chunk.ts'

export type ToastKind = 'success' | 'warning' | 'error'

/** Button of a toast, such as Undo. */
export interface ToastAction {
  label: string
  run: () => void
}

/** Shows a toast at the top right of the page for 5 s, §9; longer while it has the focus or the pointer. Loads the code of toasts on first use. */
export function notify(kind: ToastKind, text: string, action?: ToastAction): void {
  loadChunk(() => import('./toast-outlet.tsx')).then(
    ({ showToast }) => showToast(kind, text, action),
    (error: unknown) => console.error(`Could not show: ${text}`, error),
  )
}
