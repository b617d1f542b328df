import { loadChunk } from '../core/chunks/load-chunk.ts'
import { configure as setOptions, type Configuration } from '../core/configuration.ts'
import { whenIdle } from '../core/scheduling/idle.ts'
import { preloadLists } from './preload-lists.ts'

/** Host names of a developer's own machine. */
const ownMachine = /^https?:\/\/(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/**
 * Sets options for all elements of the page. Applies at once, also to mounted elements.
 * On `localhost` the console warns of unknown and invalid settings.
 */
export function configure(changes: Partial<Configuration>): void {
  setOptions(changes)
  // After all calls of the page's script.
  queueMicrotask(preloadLists)
  if (ownMachine.test(globalThis.origin)) whenIdle(() => warnLater(changes))
}

function warnLater(changes: Partial<Configuration>): void {
  loadChunk(() => import('../core/diagnostics/configuration.ts')).then(({ warnOfSettings }) => warnOfSettings(changes), console.warn)
}
