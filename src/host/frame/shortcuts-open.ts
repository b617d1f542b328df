import { atom } from 'nanostores'

export const $shortcutsOpen = atom(false)
