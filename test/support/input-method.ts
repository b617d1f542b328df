import { executeServerCommand } from '@web/test-runner-commands'
import type { CompositionStep } from './runner/inputs.ts'
import { unable } from './unable.ts'

async function step(taken: CompositionStep): Promise<void> {
  const answer = await executeServerCommand('ui:input-method', taken)
  if (typeof answer === 'string') await unable(answer)
}

/** Composes a text where the focus is, as the input methods of Chinese, Japanese and Korean do. The next one takes its place. */
export const compose = (text: string): Promise<void> => step({ compose: text })

/** Ends the composition with a whole text. */
export const commit = (text: string): Promise<void> => step({ commit: text })

/** Presses a key that the input method handles. */
export const pressComposing = (key: string): Promise<void> => step({ key })

/** The Enter that ends a composition as Safari reports it: after the end, by its code alone. */
export const safariEnter = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true, cancelable: true })
