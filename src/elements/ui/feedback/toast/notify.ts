import { loadChunk } from '../../../../core/chunks/load-chunk.ts'

export type ToastKind = 'success' | 'warning' | 'error'

/** Shows a toast at the top right of the page for 5 s, §9. Loads the code of toasts on first use. */
export function notify(kind: ToastKind, text: string): void {
  loadChunk(() => import('./toast-outlet.tsx')).then(
    ({ showToast }) => showToast(kind, text),
    (error: unknown) => console.error(`Could not show: ${text}`, error),
  )
}
