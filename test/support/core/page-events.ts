import type { PageEvents } from '../../../src/core/session/page-events.ts'

const names: (keyof PageEvents)[] = ['session-expired', 'session-restored', 'signed-out']

/** Records the session events of the document in order, as `name` or `name: reason`. Call `stop` at the end. */
export function notePageEvents(): { told: string[]; stop: () => void } {
  const told: string[] = []
  const note = ({ type, detail }: CustomEvent<PageEvents[keyof PageEvents]>) => told.push(detail ? `${type}: ${detail.reason}` : type)
  for (const name of names) document.addEventListener(name, note)
  return { told, stop: () => names.forEach((name) => document.removeEventListener(name, note)) }
}
