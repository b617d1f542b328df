import type { CompositionStep } from './runner/inputs.ts'
import { engine } from './unable.ts'

const init = { bubbles: true, composed: true, cancelable: true }

let composition: { field: HTMLInputElement; start: number; end: number } | undefined

/**
 * Changes the field and fires the events of an input method, in the order of this engine:
 * Firefox fires one more `input` after `compositionend`, WebKit does not.
 */
export async function simulate(step: CompositionStep, field: HTMLInputElement): Promise<void> {
  const { KeyboardEvent, CompositionEvent, InputEvent, HTMLInputElement } = field.ownerDocument.defaultView!
  /** Engines run microtasks after each listener of their own events. A simulated event needs a pause for them. */
  const fire = async (event: Event) => {
    field.dispatchEvent(event)
    await Promise.resolve()
  }
  const input = (data: string, isComposing: boolean) => new InputEvent('input', { ...init, data, isComposing })

  if ('key' in step) {
    const key = engine === 'firefox' ? 'Process' : step.key
    return fire(new KeyboardEvent('keydown', { ...init, key, keyCode: 229, isComposing: true }))
  }
  if (composition?.field !== field) {
    await fire(new CompositionEvent('compositionstart', init))
    const { length } = field.value
    composition = { field, start: field.selectionStart ?? length, end: field.selectionEnd ?? length }
  }
  const { start, end } = composition
  const data = 'compose' in step ? step.compose : step.commit
  composition = 'compose' in step ? { field, start, end: start + data.length } : undefined
  await fire(new CompositionEvent('compositionupdate', { ...init, data }))
  // Email fields have no selection. The setter of the prototype leaves React's own record of the value alone, like a user's input.
  if (field.selectionStart !== null) field.setRangeText(data, start, end, 'end')
  else Reflect.set(HTMLInputElement.prototype, 'value', field.value.slice(0, start) + data + field.value.slice(end), field)
  await fire(input(data, true))
  if (composition) return
  await fire(new CompositionEvent('compositionend', { ...init, data }))
  if (engine === 'firefox') await fire(input(data, false))
}
