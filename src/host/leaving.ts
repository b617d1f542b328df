import { atom } from 'nanostores'

/** Where one wants to go while there are unsaved changes; it waits for an answer. */
export const $waiting = atom<(() => void) | undefined>(undefined)

/** Elements say by an attribute that something in them is not saved. */
export const hasUnsaved = (): boolean => document.querySelector('main [unsaved]') !== null

/** Leads on at once, or asks first where something would be lost. */
export function leaveOrAsk(lead: () => void): void {
  if (hasUnsaved()) $waiting.set(lead)
  else lead()
}

export function answerLeaveQuestion(leaves: boolean): void {
  const lead = $waiting.get()
  $waiting.set(undefined)
  if (leaves) lead?.()
}
