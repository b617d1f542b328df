import { atom } from 'nanostores'

/** Whether the menu search has the focus; narrow screens show it only then. */
export const $searchOpen = atom(false)
