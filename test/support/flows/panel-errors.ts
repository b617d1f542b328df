import type { Panel } from '../panel.ts'

export interface PanelErrors {
  /** Returns the number of console errors. */
  logged: () => number
  /** Uncaught errors and unhandled rejections. */
  uncaught: unknown[]
}

export function noteErrors(panel: Panel): PanelErrors {
  const page = panel.window as Window & typeof globalThis
  const uncaught: unknown[] = []
  let logged = 0
  page.console.error = () => (logged += 1)
  page.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason))
  page.addEventListener('error', ({ message }) => uncaught.push(message))
  return { logged: () => logged, uncaught }
}
