import { press, type } from '../support/keyboard.ts'
import { click } from '../support/pointer.ts'

/** Puts a text in the place of what a field holds, as one types it. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await click(field)
  await press('Control+a')
  if (text) await type(text)
  else await press('Backspace')
}
