/** On a Mac the Command key replaces Control. */
export const isMac = navigator.userAgent.includes('Mac OS X')

/** Returns the label of a key: `Mod+K` is ⌘K on a Mac and Ctrl+K elsewhere. */
export function nameOfKey(key: string): string {
  return key.replace('Mod+', isMac ? '⌘' : 'Ctrl+').replace(/^.$/, (letter) => letter.toUpperCase())
}

/** Returns the key in the syntax of `aria-keyshortcuts`. */
export const ariaNameOfKey = (key: string): string => key.replace('Mod', isMac ? 'Meta' : 'Control')
