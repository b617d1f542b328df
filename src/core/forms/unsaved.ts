import { atom } from 'nanostores'

/** Number of unsaved parts of the page: forms with changes, and steps that a save started, such as a code to enter. */
export const $unsaved = atom(0)

/** Counts one more unsaved part. Returns a function that takes it back. */
export function addUnsaved(): () => void {
  $unsaved.set($unsaved.get() + 1)
  return () => $unsaved.set($unsaved.get() - 1)
}
