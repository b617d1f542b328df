import { atom } from 'nanostores'

/** Whether the list of keyboard shortcuts is shown. */
export const $shortcutsOpen = atom(false)
