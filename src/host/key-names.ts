/** There the Command key takes the part that Control has elsewhere. */
export const isMac = navigator.userAgent.includes('Mac OS X')

/** Keys as they are written on the keyboard: `Mod+K` is ⌘K on a Mac and Ctrl+K elsewhere. */
export function nameOfKey(key: string): string {
  return key.replace('Mod+', isMac ? '⌘' : 'Ctrl+').replace(/^.$/, (letter) => letter.toUpperCase())
}

/** The same for `aria-keyshortcuts`. */
export const ariaNameOfKey = (key: string): string => key.replace('Mod', isMac ? 'Meta' : 'Control')
