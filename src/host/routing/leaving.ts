import { atom } from 'nanostores'
import { $unsaved } from '../../core/forms/unsaved.ts'

/** Navigation that waits for an answer about unsaved changes. Undefined if no question is open. */
export const $waiting = atom<(() => void) | undefined>(undefined)

export const hasUnsaved = (): boolean => $unsaved.get() > 0

/** Calls `lead` at once, or asks first if there are unsaved changes. */
export function leaveOrAsk(lead: () => void): void {
  if (hasUnsaved()) $waiting.set(lead)
  else lead()
}

export function answerLeaveQuestion(leaves: boolean): void {
  const lead = $waiting.get()
  $waiting.set(undefined)
  if (leaves) lead?.()
}
