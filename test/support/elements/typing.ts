import { press, type } from '../keyboard.ts'
import { click } from '../pointer.ts'

/** Replaces the text of a field by keyboard. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await click(field)
  await press('Control+a')
  if (text) await type(text)
  else await press('Backspace')
}
