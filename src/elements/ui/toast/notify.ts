import { loadChunk } from '../../../core/load.ts'

export type ToastKind = 'success' | 'warning' | 'error'

/** Shows a toast at the top right of the page for five seconds, §9. Its program is loaded with the first one. */
export function notify(kind: ToastKind, text: string): void {
  loadChunk(() => import('./toast-outlet.tsx')).then(
    ({ showToast }) => showToast(kind, text),
    (error: unknown) => console.error(`Could not show: ${text}`, error),
  )
}
