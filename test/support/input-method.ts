import { executeServerCommand } from '@web/test-runner-commands'
import { focused } from './keyboard.ts'
import type { CompositionStep } from './runner/inputs.ts'
import { simulate } from './simulated-input-method.ts'

/** Only the driver of Chromium can compose a text. In other engines the events are simulated. */
async function step(taken: CompositionStep): Promise<void> {
  const isDriven = await executeServerCommand('ui:input-method', taken)
  if (!isDriven) await simulate(taken, focused() as HTMLInputElement)
}

/**
 * Composes a text in the focused field, like an input method for Chinese, Japanese or Korean.
 * The next composition replaces it.
 */
export const compose = (text: string): Promise<void> => step({ compose: text })

/** Ends the composition and inserts the text. */
export const commit = (text: string): Promise<void> => step({ commit: text })

export const pressComposing = (key: string): Promise<void> => step({ key })

/**
 * Returns the Enter or Escape that ends a composition in Safari: the event follows the end of the composition,
 * and only `keyCode` 229 identifies it.
 */
export const safariKey = (key: 'Enter' | 'Escape'): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, composed: true, cancelable: true })
