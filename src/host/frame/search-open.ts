import { atom } from 'nanostores'

/** True while the menu search has the focus. Narrow screens show the field only then. */
export const $searchOpen = atom(false)
