import type { Panel } from '../support/panel.ts'

export interface PanelErrors {
  /** How many errors the console was told. */
  logged: () => number
  /** What nobody caught. */
  uncaught: unknown[]
}

/** Listens to a panel's console and to what nobody catches in it. */
export function noteErrors(panel: Panel): PanelErrors {
  const page = panel.window as Window & typeof globalThis
  const uncaught: unknown[] = []
  let logged = 0
  page.console.error = () => (logged += 1)
  page.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason))
  page.addEventListener('error', ({ message }) => uncaught.push(message))
  return { logged: () => logged, uncaught }
}
